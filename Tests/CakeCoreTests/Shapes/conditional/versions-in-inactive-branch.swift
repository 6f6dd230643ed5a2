// One name for two things: in the branch that was left out it is another one than in this build.
//--- App/Shape.swift
protocol HasClock { var clock: Int { get } }
struct Root: HasClock { let clock = 1 }

// A stored property.
protocol HasMenuClass { var menuClass: Int { get } }
typealias FirstClassDependencies = HasClock & HasMenuClass  // escape: HasMenuClass
typealias SecondClassDependencies = HasClock & HasMenuClass
extension Root: HasMenuClass { var menuClass: Int { 2 } }
func alsoClass(_ secondClass: any SecondClassDependencies) -> Int { secondClass.clock + secondClass.menuClass }
func tickClass(_ tickerClass: any FirstClassDependencies) -> Int { tickerClass.clock }
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

// A global variable.
protocol HasMenuWindow { var menuWindow: Int { get } }
typealias FirstWindowDependencies = HasClock & HasMenuWindow  // escape: HasMenuWindow
typealias SecondWindowDependencies = HasClock & HasMenuWindow
extension Root: HasMenuWindow { var menuWindow: Int { 2 } }
func alsoWindow(_ secondWindow: any SecondWindowDependencies) -> Int { secondWindow.clock + secondWindow.menuWindow }
func tickWindow(_ tickerWindow: any FirstWindowDependencies) -> Int { tickerWindow.clock }
struct TouchModelWindow { let depsWindow: any FirstWindowDependencies }
struct MacModelWindow { let depsWindow: any SecondWindowDependencies }
#if NEVER
  var sharedWindow: TouchModelWindow { TouchModelWindow(depsWindow: Root()) }
#else
  var sharedWindow: MacModelWindow { MacModelWindow(depsWindow: Root()) }
#endif
func goWindow() -> Int {
  #if NEVER
    return sharedWindow.depsWindow.menuWindow
  #else
    return 1
  #endif
}

// A class with two superclasses.
protocol HasMenuInner { var menuInner: Int { get } }
typealias FirstInnerDependencies = HasClock & HasMenuInner  // escape: HasMenuInner
typealias SecondInnerDependencies = HasClock & HasMenuInner
extension Root: HasMenuInner { var menuInner: Int { 2 } }
func alsoInner(_ secondInner: any SecondInnerDependencies) -> Int { secondInner.clock + secondInner.menuInner }
func tickInner(_ tickerInner: any FirstInnerDependencies) -> Int { tickerInner.clock }
class TouchScreenInner { let depsInner: any FirstInnerDependencies; init(_ d: any FirstInnerDependencies) { depsInner = d } }
class MacScreenInner { let depsInner: any SecondInnerDependencies; init(_ d: any SecondInnerDependencies) { depsInner = d } }
#if NEVER
  final class ViewInner: TouchScreenInner { func goInner() -> Int { depsInner.menuInner } }
#else
  final class ViewInner: MacScreenInner { func goInner() -> Int { depsInner.menuInner } }
#endif

// A property that an extension reads.
protocol HasMenuHiding { var menuHiding: Int { get } }
typealias FirstHidingDependencies = HasClock & HasMenuHiding  // escape: HasMenuHiding
typealias SecondHidingDependencies = HasClock & HasMenuHiding
extension Root: HasMenuHiding { var menuHiding: Int { 2 } }
func alsoHiding(_ secondHiding: any SecondHidingDependencies) -> Int { secondHiding.clock + secondHiding.menuHiding }
func tickHiding(_ tickerHiding: any FirstHidingDependencies) -> Int { tickerHiding.clock }
class TouchModelHiding { let depsHiding: any FirstHidingDependencies; init(_ d: any FirstHidingDependencies) { depsHiding = d } }
class MacModelHiding { let depsHiding: any SecondHidingDependencies; init(_ d: any SecondHidingDependencies) { depsHiding = d } }
#if NEVER
  final class ViewHiding { let modelHiding: TouchModelHiding; init(m: TouchModelHiding) { modelHiding = m } }
  extension ViewHiding { func goHiding() -> Int { modelHiding.depsHiding.menuHiding } }
#else
  final class ViewHiding { let modelHiding: MacModelHiding; init(m: MacModelHiding) { modelHiding = m } }
  extension ViewHiding { func goHiding() -> Int { modelHiding.depsHiding.menuHiding } }
#endif

// A property of a type in two versions.
protocol HasMenuWeak { var menuWeak: Int { get } }
typealias FirstWeakDependencies = HasClock & HasMenuWeak  // escape: HasMenuWeak
typealias SecondWeakDependencies = HasClock & HasMenuWeak
extension Root: HasMenuWeak { var menuWeak: Int { 2 } }
func alsoWeak(_ secondWeak: any SecondWeakDependencies) -> Int { secondWeak.clock + secondWeak.menuWeak }
func tickWeak(_ tickerWeak: any FirstWeakDependencies) -> Int { tickerWeak.clock }
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

// A stored property that hides a global variable.
protocol HasMenuPlatform { var menuPlatform: Int { get } }
typealias FirstPlatformDependencies = HasClock & HasMenuPlatform  // escape: HasMenuPlatform
typealias SecondPlatformDependencies = HasClock & HasMenuPlatform
extension Root: HasMenuPlatform { var menuPlatform: Int { 2 } }
func alsoPlatform(_ secondPlatform: any SecondPlatformDependencies) -> Int { secondPlatform.clock + secondPlatform.menuPlatform }
func tickPlatform(_ tickerPlatform: any FirstPlatformDependencies) -> Int { tickerPlatform.clock }
struct TouchModelPlatform { let depsPlatform: any FirstPlatformDependencies }
struct MacModelPlatform { let depsPlatform: any SecondPlatformDependencies }
var modelPlatform: MacModelPlatform { MacModelPlatform(depsPlatform: Root()) }
struct RowPlatform {
  #if NEVER
    let modelPlatform: TouchModelPlatform
    var bodyPlatform: Int { modelPlatform.depsPlatform.menuPlatform }
  #endif
}

// A stored property, read in a closure that captures `self`.
protocol HasMenuPresent { var menuPresent: Int { get } }
typealias FirstPresentDependencies = HasClock & HasMenuPresent  // escape: HasMenuPresent
typealias SecondPresentDependencies = HasClock & HasMenuPresent
extension Root: HasMenuPresent { var menuPresent: Int { 2 } }
func alsoPresent(_ secondPresent: any SecondPresentDependencies) -> Int { secondPresent.clock + secondPresent.menuPresent }
func tickPresent(_ tickerPresent: any FirstPresentDependencies) -> Int { tickerPresent.clock }
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

// An alias of a model, whose initialiser this build calls.
protocol HasMenuShower { var menuShower: Int { get } }
typealias FirstShowerDependencies = HasClock & HasMenuShower  // escape: HasMenuShower
typealias SecondShowerDependencies = HasClock & HasMenuShower
typealias MenuShowerDependencies = HasMenuShower
extension Root: HasMenuShower { var menuShower: Int { 2 } }
func alsoShower(_ secondShower: any SecondShowerDependencies) -> Int { secondShower.clock + secondShower.menuShower }
func tickShower(_ tickerShower: any FirstShowerDependencies) -> Int { tickerShower.clock }
struct TouchModelShower { let touchShower: any MenuShowerDependencies; init(depsShower: any HasMenuShower) { touchShower = depsShower } }
struct MacModelShower { let macShower: any HasClock; init(depsShower: any HasClock) { macShower = depsShower } }
#if NEVER
  typealias ModelShower = TouchModelShower
#else
  typealias ModelShower = MacModelShower
#endif
struct ViewShower {
  let depsShower: any FirstShowerDependencies
  func goShower() -> ModelShower { ModelShower(depsShower: depsShower) }
}
func useShower(_ t: TouchModelShower, _ m: MacModelShower) -> Int { t.touchShower.menuShower + m.macShower.clock }

// A function as a value.
protocol HasMenuLabels { var menuLabels: Int { get } }
typealias FirstLabelsDependencies = HasClock & HasMenuLabels  // escape: HasMenuLabels
typealias SecondLabelsDependencies = HasClock & HasMenuLabels
extension Root: HasMenuLabels { var menuLabels: Int { 2 } }
func alsoLabels(_ secondLabels: any SecondLabelsDependencies) -> Int { secondLabels.clock + secondLabels.menuLabels }
func tickLabels(_ tickerLabels: any FirstLabelsDependencies) -> Int { tickerLabels.clock }
func touchLabels(_ d: any HasMenuLabels) -> Int { d.menuLabels }
func macLabels(_ d: any HasClock) -> Int { d.clock }
#if NEVER
  let presentLabels = touchLabels
#else
  let presentLabels = macLabels
#endif
struct ViewLabels {
  let depsLabels: any FirstLabelsDependencies
  func goLabels() -> Int { presentLabels(depsLabels) }
}

// A property without a type, whose method this build calls.
protocol HasMenuArrow { var menuArrow: Int { get } }
typealias FirstArrowDependencies = HasClock & HasMenuArrow  // escape: HasMenuArrow
typealias SecondArrowDependencies = HasClock & HasMenuArrow
extension Root: HasMenuArrow { var menuArrow: Int { 2 } }
func alsoArrow(_ secondArrow: any SecondArrowDependencies) -> Int { secondArrow.clock + secondArrow.menuArrow }
func tickArrow(_ tickerArrow: any FirstArrowDependencies) -> Int { tickerArrow.clock }
struct TouchArrow { func presentArrow(_ d: any HasMenuArrow) -> Int { d.menuArrow } }
struct MacArrow { func presentArrow(_ d: any HasClock) -> Int { d.clock } }
struct ViewArrow {
  let depsArrow: any FirstArrowDependencies
  #if NEVER
    let presenterArrow = TouchArrow()
  #else
    let presenterArrow = MacArrow()
  #endif
  func goArrow() -> Int { presenterArrow.presentArrow(depsArrow) }
}
