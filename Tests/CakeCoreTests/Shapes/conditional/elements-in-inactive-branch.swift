// What is taken out of optionals, collections, tuples, boxes and wrappers in a branch that was left out.
//--- App/Shape.swift
// Optional map.
protocol HasClockPaired { var clockPaired: Int { get } }
protocol HasMenuPaired { var menuPaired: Int { get } }
typealias FirstPairedDependencies = HasClockPaired & HasMenuPaired  // escape: HasMenuPaired
typealias SecondPairedDependencies = HasClockPaired & HasMenuPaired
struct RootPaired: HasClockPaired, HasMenuPaired { let clockPaired = 1; let menuPaired = 2 }
func showPaired(_ d: any HasMenuPaired) -> Int { d.menuPaired }
func alsoPaired(_ secondPaired: any SecondPairedDependencies) -> Int { secondPaired.clockPaired + secondPaired.menuPaired }
func tickPaired(_ tickerPaired: any FirstPairedDependencies) -> Int { tickerPaired.clockPaired }
struct ModelPaired { var depsPaired: (any FirstPairedDependencies)? }
#if NEVER
  extension ModelPaired {
    func goPaired() -> Int { depsPaired.map(showPaired) ?? 0 }
  }
#endif

// Array forEach with closure parameter.
protocol HasClockFilter { var clockFilter: Int { get } }
protocol HasMenuFilter { var menuFilter: Int { get } }
typealias FirstFilterDependencies = HasClockFilter & HasMenuFilter  // escape: HasMenuFilter
typealias SecondFilterDependencies = HasClockFilter & HasMenuFilter
struct RootFilter: HasClockFilter, HasMenuFilter { let clockFilter = 1; let menuFilter = 2 }
func showFilter(_ d: any HasMenuFilter) -> Int { d.menuFilter }
func alsoFilter(_ secondFilter: any SecondFilterDependencies) -> Int { secondFilter.clockFilter + secondFilter.menuFilter }
func tickFilter(_ tickerFilter: any FirstFilterDependencies) -> Int { tickerFilter.clockFilter }
struct ModelFilter { var allFilter: [any FirstFilterDependencies] }
#if NEVER
  extension ModelFilter {
    func goFilter() -> Int { allFilter.map { showFilter($0) }.count }
  }
#endif

// Array first.
protocol HasClockKeyed { var clockKeyed: Int { get } }
protocol HasMenuKeyed { var menuKeyed: Int { get } }
typealias FirstKeyedDependencies = HasClockKeyed & HasMenuKeyed  // escape: HasMenuKeyed
typealias SecondKeyedDependencies = HasClockKeyed & HasMenuKeyed
struct RootKeyed: HasClockKeyed, HasMenuKeyed { let clockKeyed = 1; let menuKeyed = 2 }
func showKeyed(_ d: any HasMenuKeyed) -> Int { d.menuKeyed }
func alsoKeyed(_ secondKeyed: any SecondKeyedDependencies) -> Int { secondKeyed.clockKeyed + secondKeyed.menuKeyed }
func tickKeyed(_ tickerKeyed: any FirstKeyedDependencies) -> Int { tickerKeyed.clockKeyed }
struct ModelKeyed { var allKeyed: [any FirstKeyedDependencies] }
#if NEVER
  extension ModelKeyed {
    func goKeyed() -> Int { showKeyed(allKeyed.first!) }
  }
#endif

// Tuple element.
protocol HasClockRaw { var clockRaw: Int { get } }
protocol HasMenuRaw { var menuRaw: Int { get } }
typealias FirstRawDependencies = HasClockRaw & HasMenuRaw  // escape: HasMenuRaw
typealias SecondRawDependencies = HasClockRaw & HasMenuRaw
struct RootRaw: HasClockRaw, HasMenuRaw { let clockRaw = 1; let menuRaw = 2 }
func showRaw(_ d: any HasMenuRaw) -> Int { d.menuRaw }
func alsoRaw(_ secondRaw: any SecondRawDependencies) -> Int { secondRaw.clockRaw + secondRaw.menuRaw }
func tickRaw(_ tickerRaw: any FirstRawDependencies) -> Int { tickerRaw.clockRaw }
struct ModelRaw { var pairRaw: (Int, any FirstRawDependencies) }
#if NEVER
  extension ModelRaw {
    func goRaw() -> Int { showRaw(pairRaw.1) }
  }
#endif

// If let x = all.first.
protocol HasClockBased { var clockBased: Int { get } }
protocol HasMenuBased { var menuBased: Int { get } }
typealias FirstBasedDependencies = HasClockBased & HasMenuBased  // escape: HasMenuBased
typealias SecondBasedDependencies = HasClockBased & HasMenuBased
struct RootBased: HasClockBased, HasMenuBased { let clockBased = 1; let menuBased = 2 }
func showBased(_ d: any HasMenuBased) -> Int { d.menuBased }
func alsoBased(_ secondBased: any SecondBasedDependencies) -> Int { secondBased.clockBased + secondBased.menuBased }
func tickBased(_ tickerBased: any FirstBasedDependencies) -> Int { tickerBased.clockBased }
struct ModelBased {
  let depsBased: any SecondBasedDependencies; let allBased: [any FirstBasedDependencies];
  let eachBased: ((any FirstBasedDependencies, Int) -> Int) -> Int
}
#if NEVER
  extension ModelBased {
    func goBased() -> Int { if let d = allBased.first { return showBased(d) }; return 0 }
  }
#endif

// ById.values loop.
protocol HasClockBoxed { var clockBoxed: Int { get } }
protocol HasMenuBoxed { var menuBoxed: Int { get } }
typealias FirstBoxedDependencies = HasClockBoxed & HasMenuBoxed  // escape: HasMenuBoxed
typealias SecondBoxedDependencies = HasClockBoxed & HasMenuBoxed
struct RootBoxed: HasClockBoxed, HasMenuBoxed { let clockBoxed = 1; let menuBoxed = 2 }
func showBoxed(_ d: any HasMenuBoxed) -> Int { d.menuBoxed }
func alsoBoxed(_ secondBoxed: any SecondBoxedDependencies) -> Int { secondBoxed.clockBoxed + secondBoxed.menuBoxed }
func tickBoxed(_ tickerBoxed: any FirstBoxedDependencies) -> Int { tickerBoxed.clockBoxed }
struct ModelBoxed { var byIdBoxed: [Int: any FirstBoxedDependencies] }
#if NEVER
  extension ModelBoxed {
    func goBoxed() -> Int { var t = 0; for d in byIdBoxed.values { t += showBoxed(d) }; return t }
  }
#endif

// .self / unsafelyUnwrapped.
protocol HasClockWrapped { var clockWrapped: Int { get } }
protocol HasMenuWrapped { var menuWrapped: Int { get } }
typealias FirstWrappedDependencies = HasClockWrapped & HasMenuWrapped  // escape: HasMenuWrapped
typealias SecondWrappedDependencies = HasClockWrapped & HasMenuWrapped
struct RootWrapped: HasClockWrapped, HasMenuWrapped { let clockWrapped = 1; let menuWrapped = 2 }
func showWrapped(_ d: any HasMenuWrapped) -> Int { d.menuWrapped }
func alsoWrapped(_ secondWrapped: any SecondWrappedDependencies) -> Int { secondWrapped.clockWrapped + secondWrapped.menuWrapped }
func tickWrapped(_ tickerWrapped: any FirstWrappedDependencies) -> Int { tickerWrapped.clockWrapped }
struct ModelWrapped { let depsWrapped: (any FirstWrappedDependencies)? }
#if NEVER
  extension ModelWrapped {
    func goWrapped() -> Int { showWrapped(depsWrapped.unsafelyUnwrapped) }
  }
#endif

// Generic base class, whole.
protocol HasClockBound { var clockBound: Int { get } }
protocol HasMenuBound { var menuBound: Int { get } }
typealias FirstBoundDependencies = HasClockBound & HasMenuBound  // escape: HasMenuBound
typealias SecondBoundDependencies = HasClockBound & HasMenuBound
struct RootBound: HasClockBound, HasMenuBound { let clockBound = 1; let menuBound = 2 }
func showBound(_ d: any HasMenuBound) -> Int { d.menuBound }
func alsoBound(_ secondBound: any SecondBoundDependencies) -> Int { secondBound.clockBound + secondBound.menuBound }
func tickBound(_ tickerBound: any FirstBoundDependencies) -> Int { tickerBound.clockBound }
class BaseBound<D> { let depsBound: D; init(_ d: D) { depsBound = d } }
final class ModelBound: BaseBound<any FirstBoundDependencies> {}
#if NEVER
  extension ModelBound {
    func goBound() -> Int { showBound(depsBound) }
  }
#endif

// Generic box value, whole.
protocol HasClockSetter { var clockSetter: Int { get } }
protocol HasMenuSetter { var menuSetter: Int { get } }
typealias FirstSetterDependencies = HasClockSetter & HasMenuSetter  // escape: HasMenuSetter
typealias SecondSetterDependencies = HasClockSetter & HasMenuSetter
struct RootSetter: HasClockSetter, HasMenuSetter { let clockSetter = 1; let menuSetter = 2 }
func showSetter(_ d: any HasMenuSetter) -> Int { d.menuSetter }
func alsoSetter(_ secondSetter: any SecondSetterDependencies) -> Int { secondSetter.clockSetter + secondSetter.menuSetter }
func tickSetter(_ tickerSetter: any FirstSetterDependencies) -> Int { tickerSetter.clockSetter }
struct BoxSetter<T> { let valueSetter: T }
struct ModelSetter { let boxSetter: BoxSetter<any FirstSetterDependencies> }
#if NEVER
  extension ModelSetter {
    func goSetter() -> Int { showSetter(boxSetter.valueSetter) }
  }
#endif

// Wrapper _x.wrappedValue.
protocol HasClockTouch { var clockTouch: Int { get } }
protocol HasMenuTouch { var menuTouch: Int { get } }
typealias FirstTouchDependencies = HasClockTouch & HasMenuTouch  // escape: HasMenuTouch
typealias SecondTouchDependencies = HasClockTouch & HasMenuTouch
struct RootTouch: HasClockTouch, HasMenuTouch { let clockTouch = 1; let menuTouch = 2 }
func showTouch(_ d: any HasMenuTouch) -> Int { d.menuTouch }
func alsoTouch(_ secondTouch: any SecondTouchDependencies) -> Int { secondTouch.clockTouch + secondTouch.menuTouch }
func tickTouch(_ tickerTouch: any FirstTouchDependencies) -> Int { tickerTouch.clockTouch }
@propertyWrapper struct BoxTouch<T> { let wrappedValue: T }
struct ModelTouch { @BoxTouch var depsTouch: any FirstTouchDependencies }
#if NEVER
  extension ModelTouch {
    func goTouch() -> Int { showTouch(_depsTouch.wrappedValue) }
  }
#endif

// Generic type property.
protocol HasClockGlobal { var clockGlobal: Int { get } }
protocol HasMenuGlobal { var menuGlobal: Int { get } }
typealias FirstGlobalDependencies = HasClockGlobal & HasMenuGlobal  // escape: HasMenuGlobal
typealias SecondGlobalDependencies = HasClockGlobal & HasMenuGlobal
struct RootGlobal: HasClockGlobal, HasMenuGlobal { let clockGlobal = 1; let menuGlobal = 2 }
func showGlobal(_ d: any HasMenuGlobal) -> Int { d.menuGlobal }
func alsoGlobal(_ secondGlobal: any SecondGlobalDependencies) -> Int { secondGlobal.clockGlobal + secondGlobal.menuGlobal }
func tickGlobal(_ tickerGlobal: any FirstGlobalDependencies) -> Int { tickerGlobal.clockGlobal }
struct ModelGlobal<D: FirstGlobalDependencies> { let dGlobal: D }
#if NEVER
  extension ModelGlobal {
    func goGlobal() -> Int { showGlobal(dGlobal) }
  }
#endif
