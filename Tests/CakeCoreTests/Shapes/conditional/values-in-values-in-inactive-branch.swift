// What is no value of a slice may have one in it, in a branch that was left out.
//--- App/Shape.swift
// A type of the branch only holds a model of the program.
protocol HasClockView { var clockView: Int { get } }
protocol HasMenuView { var menuView: Int { get } }
typealias FirstViewDependencies = HasClockView & HasMenuView  // escape: HasMenuView
typealias SecondViewDependencies = HasClockView & HasMenuView  // escape: HasMenuView
struct RootView: HasClockView, HasMenuView { let clockView = 1; let menuView = 2 }
struct ModelView {
  let depsView: any FirstViewDependencies
  func alsoView(_ otherView: any SecondViewDependencies) -> Int { depsView.clockView + otherView.clockView }
}
#if NEVER
  struct ViewView {
    let modelView: ModelView
    func bodyView() -> Int {
      return modelView.depsView.menuView
    }
  }
#endif

// A parameter whose type is an alias of a type.
protocol HasClockHandle { var clockHandle: Int { get } }
protocol HasMenuHandle { var menuHandle: Int { get } }
typealias FirstHandleDependencies = HasClockHandle & HasMenuHandle  // escape: HasMenuHandle
typealias SecondHandleDependencies = HasClockHandle & HasMenuHandle  // escape: HasMenuHandle
struct RootHandle: HasClockHandle, HasMenuHandle { let clockHandle = 1; let menuHandle = 2 }
struct ModelHandle {
  let depsHandle: any FirstHandleDependencies
  func alsoHandle(_ otherHandle: any SecondHandleDependencies) -> Int { depsHandle.clockHandle + otherHandle.clockHandle }
}
typealias HandleHandle = ModelHandle
#if NEVER
  func showHandle(_ handleHandle: HandleHandle) -> Int {
    return handleHandle.depsHandle.menuHandle
  }
#endif

// A parameter of a foreign type that the program extends.
protocol HasClockText { var clockText: Int { get } }
protocol HasMenuText { var menuText: Int { get } }
typealias FirstTextDependencies = HasClockText & HasMenuText  // escape: HasMenuText
typealias SecondTextDependencies = HasClockText & HasMenuText  // escape: HasMenuText
struct RootText: HasClockText, HasMenuText { let clockText = 1; let menuText = 2 }
extension String {
  var depsText: any FirstTextDependencies { RootText() }
  func alsoText(_ otherText: any SecondTextDependencies) -> Int { depsText.clockText + otherText.clockText }
}
func runText(_ valuesText: String) -> Int {
  #if NEVER
    return valuesText.depsText.menuText
  #else
    return 1
  #endif
}

// A property of a foreign type that the program extends, through a local.
protocol HasClockNumber { var clockNumber: Int { get } }
protocol HasMenuNumber { var menuNumber: Int { get } }
typealias FirstNumberDependencies = HasClockNumber & HasMenuNumber  // escape: HasMenuNumber
typealias SecondNumberDependencies = HasClockNumber & HasMenuNumber  // escape: HasMenuNumber
struct RootNumber: HasClockNumber, HasMenuNumber { let clockNumber = 1; let menuNumber = 2 }
extension Double {
  var depsNumber: any FirstNumberDependencies { RootNumber() }
  func alsoNumber(_ otherNumber: any SecondNumberDependencies) -> Int { depsNumber.clockNumber + otherNumber.clockNumber }
}
struct ModelNumber {
  let valuesNumber: Double
  func runNumber() -> Int {
    #if NEVER
      return self.valuesNumber.depsNumber.menuNumber
    #else
      return Int(self.valuesNumber)
    #endif
  }
}

// A parameter of a type that only the branch has.
protocol HasClockScreen { var clockScreen: Int { get } }
protocol HasMenuScreen { var menuScreen: Int { get } }
typealias FirstScreenDependencies = HasClockScreen & HasMenuScreen  // escape: HasMenuScreen
typealias SecondScreenDependencies = HasClockScreen & HasMenuScreen  // escape: HasMenuScreen
struct RootScreen: HasClockScreen, HasMenuScreen { let clockScreen = 1; let menuScreen = 2 }
struct ModelScreen {
  let depsScreen: any FirstScreenDependencies
  func alsoScreen(_ otherScreen: any SecondScreenDependencies) -> Int { depsScreen.clockScreen + otherScreen.clockScreen }
}
#if NEVER
  struct ViewScreen { let modelScreen: ModelScreen }
  func showScreen(_ viewScreen: ViewScreen) -> Int {
    return viewScreen.modelScreen.depsScreen.menuScreen
  }
#endif
