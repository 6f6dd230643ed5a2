// What is no value of a slice may have one in it, in a branch that was left out.
//--- App/Shape.swift
protocol HasClock { var clock: Int { get } }
struct Root: HasClock { let clock = 1 }

// A type of the branch only holds a model of the program.
protocol HasMenuView { var menuView: Int { get } }
typealias FirstViewDependencies = HasClock & HasMenuView  // escape: HasMenuView
typealias SecondViewDependencies = HasClock & HasMenuView  // expect: unused-need HasMenuView
extension Root: HasMenuView { var menuView: Int { 2 } }
struct ModelView {
  let depsView: any FirstViewDependencies
  func alsoView(_ otherView: any SecondViewDependencies) -> Int { depsView.clock + otherView.clock }
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
protocol HasMenuHandle { var menuHandle: Int { get } }
typealias FirstHandleDependencies = HasClock & HasMenuHandle  // escape: HasMenuHandle
typealias SecondHandleDependencies = HasClock & HasMenuHandle  // expect: unused-need HasMenuHandle
extension Root: HasMenuHandle { var menuHandle: Int { 2 } }
struct ModelHandle {
  let depsHandle: any FirstHandleDependencies
  func alsoHandle(_ otherHandle: any SecondHandleDependencies) -> Int { depsHandle.clock + otherHandle.clock }
}
typealias HandleHandle = ModelHandle
#if NEVER
  func showHandle(_ handleHandle: HandleHandle) -> Int {
    return handleHandle.depsHandle.menuHandle
  }
#endif

// A parameter of a foreign type that the program extends.
protocol HasMenuText { var menuText: Int { get } }
typealias FirstTextDependencies = HasClock & HasMenuText  // escape: HasMenuText
typealias SecondTextDependencies = HasClock & HasMenuText  // expect: unused-need HasMenuText
extension Root: HasMenuText { var menuText: Int { 2 } }
extension String {
  var depsText: any FirstTextDependencies { Root() }
  func alsoText(_ otherText: any SecondTextDependencies) -> Int { depsText.clock + otherText.clock }
}
func runText(_ valuesText: String) -> Int {
  #if NEVER
    return valuesText.depsText.menuText
  #else
    return 1
  #endif
}

// A property of a foreign type that the program extends, through a local.
protocol HasMenuNumber { var menuNumber: Int { get } }
typealias FirstNumberDependencies = HasClock & HasMenuNumber  // escape: HasMenuNumber
typealias SecondNumberDependencies = HasClock & HasMenuNumber  // expect: unused-need HasMenuNumber
extension Root: HasMenuNumber { var menuNumber: Int { 2 } }
extension Double {
  var depsNumber: any FirstNumberDependencies { Root() }
  func alsoNumber(_ otherNumber: any SecondNumberDependencies) -> Int { depsNumber.clock + otherNumber.clock }
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
protocol HasMenuScreen { var menuScreen: Int { get } }
typealias FirstScreenDependencies = HasClock & HasMenuScreen  // escape: HasMenuScreen
typealias SecondScreenDependencies = HasClock & HasMenuScreen  // expect: unused-need HasMenuScreen
extension Root: HasMenuScreen { var menuScreen: Int { 2 } }
struct ModelScreen {
  let depsScreen: any FirstScreenDependencies
  func alsoScreen(_ otherScreen: any SecondScreenDependencies) -> Int { depsScreen.clock + otherScreen.clock }
}
#if NEVER
  struct ViewScreen { let modelScreen: ModelScreen }
  func showScreen(_ viewScreen: ViewScreen) -> Int {
    return viewScreen.modelScreen.depsScreen.menuScreen
  }
#endif
