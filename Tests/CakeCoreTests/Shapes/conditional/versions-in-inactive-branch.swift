// One name for two things: in the branch that was left out it is another one than in this build.
//--- App/Shape.swift
// Conditional stored property of two platforms' models.
protocol HasClockClass { var clockClass: Int { get } }
protocol HasMenuClass { var menuClass: Int { get } }
typealias FirstClassDependencies = HasClockClass & HasMenuClass  // escape: HasMenuClass
typealias SecondClassDependencies = HasClockClass & HasMenuClass
struct RootClass: HasClockClass, HasMenuClass { let clockClass = 1; let menuClass = 2 }
func showClass(_ d: any HasMenuClass) -> Int { d.menuClass }
func alsoClass(_ secondClass: any SecondClassDependencies) -> Int { secondClass.clockClass + secondClass.menuClass }
func tickClass(_ tickerClass: any FirstClassDependencies) -> Int { tickerClass.clockClass }
struct TouchModelClass { let depsClass: any FirstClassDependencies }
struct MacModelClass { let depsClass: any SecondClassDependencies }
struct ViewClass {
  #if NEVER
    let modelClass: TouchModelClass
    var bodyClass: Int { modelClass.depsClass.menuClass }
  #else
    let modelClass: MacModelClass
    var bodyClass: Int { modelClass.depsClass.menuClass }
  #endif
}

// Conditional: global in two versions.
protocol HasClockWindow { var clockWindow: Int { get } }
protocol HasMenuWindow { var menuWindow: Int { get } }
typealias FirstWindowDependencies = HasClockWindow & HasMenuWindow  // escape: HasMenuWindow
typealias SecondWindowDependencies = HasClockWindow & HasMenuWindow
struct RootWindow: HasClockWindow, HasMenuWindow { let clockWindow = 1; let menuWindow = 2 }
func showWindow(_ d: any HasMenuWindow) -> Int { d.menuWindow }
func alsoWindow(_ secondWindow: any SecondWindowDependencies) -> Int { secondWindow.clockWindow + secondWindow.menuWindow }
func tickWindow(_ tickerWindow: any FirstWindowDependencies) -> Int { tickerWindow.clockWindow }
struct TouchModelWindow { let depsWindow: any FirstWindowDependencies }
struct MacModelWindow { let depsWindow: any SecondWindowDependencies }
#if NEVER
  var sharedWindow: TouchModelWindow { TouchModelWindow(depsWindow: RootWindow()) }
#else
  var sharedWindow: MacModelWindow { MacModelWindow(depsWindow: RootWindow()) }
#endif
func goWindow() -> Int {
  #if NEVER
    return sharedWindow.depsWindow.menuWindow
  #else
    return 1
  #endif
}

// Class in two versions with two superclasses.
protocol HasClockInner { var clockInner: Int { get } }
protocol HasMenuInner { var menuInner: Int { get } }
typealias FirstInnerDependencies = HasClockInner & HasMenuInner  // escape: HasMenuInner
typealias SecondInnerDependencies = HasClockInner & HasMenuInner
struct RootInner: HasClockInner, HasMenuInner { let clockInner = 1; let menuInner = 2 }
func showInner(_ d: any HasMenuInner) -> Int { d.menuInner }
func alsoInner(_ secondInner: any SecondInnerDependencies) -> Int { secondInner.clockInner + secondInner.menuInner }
func tickInner(_ tickerInner: any FirstInnerDependencies) -> Int { tickerInner.clockInner }
class TouchScreenInner { let depsInner: any FirstInnerDependencies; init(_ d: any FirstInnerDependencies) { depsInner = d } }
class MacScreenInner { let depsInner: any SecondInnerDependencies; init(_ d: any SecondInnerDependencies) { depsInner = d } }
#if NEVER
  final class ViewInner: TouchScreenInner { func goInner() -> Int { depsInner.menuInner } }
#else
  final class ViewInner: MacScreenInner { func goInner() -> Int { depsInner.menuInner } }
#endif

// Conditional subclass stored property with own model, in extension.
protocol HasClockHiding { var clockHiding: Int { get } }
protocol HasMenuHiding { var menuHiding: Int { get } }
typealias FirstHidingDependencies = HasClockHiding & HasMenuHiding  // escape: HasMenuHiding
typealias SecondHidingDependencies = HasClockHiding & HasMenuHiding
struct RootHiding: HasClockHiding, HasMenuHiding { let clockHiding = 1; let menuHiding = 2 }
func showHiding(_ d: any HasMenuHiding) -> Int { d.menuHiding }
func alsoHiding(_ secondHiding: any SecondHidingDependencies) -> Int { secondHiding.clockHiding + secondHiding.menuHiding }
func tickHiding(_ tickerHiding: any FirstHidingDependencies) -> Int { tickerHiding.clockHiding }
class TouchModelHiding { let depsHiding: any FirstHidingDependencies; init(_ d: any FirstHidingDependencies) { depsHiding = d } }
class MacModelHiding { let depsHiding: any SecondHidingDependencies; init(_ d: any SecondHidingDependencies) { depsHiding = d } }
#if NEVER
  final class ViewHiding { let modelHiding: TouchModelHiding; init(m: TouchModelHiding) { modelHiding = m } }
  extension ViewHiding { func goHiding() -> Int { modelHiding.depsHiding.menuHiding } }
#else
  final class ViewHiding { let modelHiding: MacModelHiding; init(m: MacModelHiding) { modelHiding = m } }
  extension ViewHiding { func goHiding() -> Int { modelHiding.depsHiding.menuHiding } }
#endif

// Type in two versions, property in it.
protocol HasClockWeak { var clockWeak: Int { get } }
protocol HasMenuWeak { var menuWeak: Int { get } }
typealias FirstWeakDependencies = HasClockWeak & HasMenuWeak  // escape: HasMenuWeak
typealias SecondWeakDependencies = HasClockWeak & HasMenuWeak
struct RootWeak: HasClockWeak, HasMenuWeak { let clockWeak = 1; let menuWeak = 2 }
func showWeak(_ d: any HasMenuWeak) -> Int { d.menuWeak }
func alsoWeak(_ secondWeak: any SecondWeakDependencies) -> Int { secondWeak.clockWeak + secondWeak.menuWeak }
func tickWeak(_ tickerWeak: any FirstWeakDependencies) -> Int { tickerWeak.clockWeak }
struct TouchInnerWeak { let depsWeak: any FirstWeakDependencies }
struct MacInnerWeak { let depsWeak: any SecondWeakDependencies }
#if NEVER
  struct ModelWeak { let innerWeak: TouchInnerWeak }
#else
  struct ModelWeak { let innerWeak: MacInnerWeak }
#endif
struct ViewWeak { let modelWeak: ModelWeak }
#if NEVER
  extension ViewWeak {
    func goWeak() -> Int { modelWeak.innerWeak.depsWeak.menuWeak }
  }
#endif

// Conditional stored property shadows a global.
protocol HasClockPlatform { var clockPlatform: Int { get } }
protocol HasMenuPlatform { var menuPlatform: Int { get } }
typealias FirstPlatformDependencies = HasClockPlatform & HasMenuPlatform  // escape: HasMenuPlatform
typealias SecondPlatformDependencies = HasClockPlatform & HasMenuPlatform
struct RootPlatform: HasClockPlatform, HasMenuPlatform { let clockPlatform = 1; let menuPlatform = 2 }
func showPlatform(_ d: any HasMenuPlatform) -> Int { d.menuPlatform }
func alsoPlatform(_ secondPlatform: any SecondPlatformDependencies) -> Int { secondPlatform.clockPlatform + secondPlatform.menuPlatform }
func tickPlatform(_ tickerPlatform: any FirstPlatformDependencies) -> Int { tickerPlatform.clockPlatform }
struct TouchModelPlatform { let depsPlatform: any FirstPlatformDependencies }
struct MacModelPlatform { let depsPlatform: any SecondPlatformDependencies }
var modelPlatform: MacModelPlatform { MacModelPlatform(depsPlatform: RootPlatform()) }
struct RowPlatform {
  #if NEVER
    let modelPlatform: TouchModelPlatform
    var bodyPlatform: Int { modelPlatform.depsPlatform.menuPlatform }
  #endif
}

// Conditional init param by model.
protocol HasClockPresent { var clockPresent: Int { get } }
protocol HasMenuPresent { var menuPresent: Int { get } }
typealias FirstPresentDependencies = HasClockPresent & HasMenuPresent  // escape: HasMenuPresent
typealias SecondPresentDependencies = HasClockPresent & HasMenuPresent
struct RootPresent: HasClockPresent, HasMenuPresent { let clockPresent = 1; let menuPresent = 2 }
func showPresent(_ d: any HasMenuPresent) -> Int { d.menuPresent }
func alsoPresent(_ secondPresent: any SecondPresentDependencies) -> Int { secondPresent.clockPresent + secondPresent.menuPresent }
func tickPresent(_ tickerPresent: any FirstPresentDependencies) -> Int { tickerPresent.clockPresent }
struct TouchModelPresent { let depsPresent: any FirstPresentDependencies }
struct MacModelPresent { let depsPresent: any SecondPresentDependencies }
final class ViewPresent {
  #if NEVER
    let modelPresent: TouchModelPresent
    init(modelPresent: TouchModelPresent) { self.modelPresent = modelPresent }
  #else
    let modelPresent: MacModelPresent
    init(modelPresent: MacModelPresent) { self.modelPresent = modelPresent }
  #endif
  func goPresent() -> () -> Int {
    #if NEVER
      return { [weak self] in self?.modelPresent.depsPresent.menuPresent ?? 0 }
    #else
      return { 1 }
    #endif
  }
}

// Platform alias of a model, built code hands to its initialiser.
protocol HasClockShower { var clockShower: Int { get } }
protocol HasMenuShower { var menuShower: Int { get } }
typealias FirstShowerDependencies = HasClockShower & HasMenuShower  // escape: HasMenuShower
typealias SecondShowerDependencies = HasClockShower & HasMenuShower
typealias MenuShowerDependencies = HasMenuShower
struct RootShower: HasClockShower, HasMenuShower { let clockShower = 1; let menuShower = 2 }
func showShower(_ d: any HasMenuShower) -> Int { d.menuShower }
func alsoShower(_ secondShower: any SecondShowerDependencies) -> Int { secondShower.clockShower + secondShower.menuShower }
func tickShower(_ tickerShower: any FirstShowerDependencies) -> Int { tickerShower.clockShower }
struct TouchModelShower { let touchShower: any MenuShowerDependencies; init(depsShower: any HasMenuShower) { touchShower = depsShower } }
struct MacModelShower { let macShower: any HasClockShower; init(depsShower: any HasClockShower) { macShower = depsShower } }
#if NEVER
  typealias ModelShower = TouchModelShower
#else
  typealias ModelShower = MacModelShower
#endif
struct ViewShower {
  let depsShower: any FirstShowerDependencies
  func goShower() -> ModelShower { ModelShower(depsShower: depsShower) }
}
func useShower(_ t: TouchModelShower, _ m: MacModelShower) -> Int { t.touchShower.menuShower + m.macShower.clockShower }

// Conditional function value.
protocol HasClockLabels { var clockLabels: Int { get } }
protocol HasMenuLabels { var menuLabels: Int { get } }
typealias FirstLabelsDependencies = HasClockLabels & HasMenuLabels  // escape: HasMenuLabels
typealias SecondLabelsDependencies = HasClockLabels & HasMenuLabels
struct RootLabels: HasClockLabels, HasMenuLabels { let clockLabels = 1; let menuLabels = 2 }
func showLabels(_ d: any HasMenuLabels) -> Int { d.menuLabels }
func alsoLabels(_ secondLabels: any SecondLabelsDependencies) -> Int { secondLabels.clockLabels + secondLabels.menuLabels }
func tickLabels(_ tickerLabels: any FirstLabelsDependencies) -> Int { tickerLabels.clockLabels }
func touchLabels(_ d: any HasMenuLabels) -> Int { d.menuLabels }
func macLabels(_ d: any HasClockLabels) -> Int { d.clockLabels }
#if NEVER
  let presentLabels = touchLabels
#else
  let presentLabels = macLabels
#endif
struct ViewLabels {
  let depsLabels: any FirstLabelsDependencies
  func goLabels() -> Int { presentLabels(depsLabels) }
}

// Conditional func in two versions with inferred generic hand-over in built code.
protocol HasClockArrow { var clockArrow: Int { get } }
protocol HasMenuArrow { var menuArrow: Int { get } }
typealias FirstArrowDependencies = HasClockArrow & HasMenuArrow  // escape: HasMenuArrow
typealias SecondArrowDependencies = HasClockArrow & HasMenuArrow
struct RootArrow: HasClockArrow, HasMenuArrow { let clockArrow = 1; let menuArrow = 2 }
func showArrow(_ d: any HasMenuArrow) -> Int { d.menuArrow }
func alsoArrow(_ secondArrow: any SecondArrowDependencies) -> Int { secondArrow.clockArrow + secondArrow.menuArrow }
func tickArrow(_ tickerArrow: any FirstArrowDependencies) -> Int { tickerArrow.clockArrow }
struct TouchArrow { func presentArrow(_ d: any HasMenuArrow) -> Int { d.menuArrow } }
struct MacArrow { func presentArrow(_ d: any HasClockArrow) -> Int { d.clockArrow } }
struct ViewArrow {
  let depsArrow: any FirstArrowDependencies
  #if NEVER
    let presenterArrow = TouchArrow()
  #else
    let presenterArrow = MacArrow()
  #endif
  func goArrow() -> Int { presenterArrow.presentArrow(depsArrow) }
}
