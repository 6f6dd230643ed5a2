// What is taken out of optionals, collections, tuples, boxes and wrappers in a branch that was left out.
//--- App/Shape.swift
protocol HasClock { var clock: Int { get } }
struct Root: HasClock { let clock = 1 }

// `map` of an optional.
protocol HasMenuPaired { var menuPaired: Int { get } }
typealias FirstPairedDependencies = HasClock & HasMenuPaired  // escape: HasMenuPaired
typealias SecondPairedDependencies = HasClock & HasMenuPaired
extension Root: HasMenuPaired { var menuPaired: Int { 2 } }
func showPaired(_ d: any HasMenuPaired) -> Int { d.menuPaired }
func alsoPaired(_ secondPaired: any SecondPairedDependencies) -> Int { secondPaired.clock + secondPaired.menuPaired }
func tickPaired(_ tickerPaired: any FirstPairedDependencies) -> Int { tickerPaired.clock }
struct ModelPaired { var depsPaired: (any FirstPairedDependencies)? }
#if NEVER
  extension ModelPaired {
    func goPaired() -> Int { depsPaired.map(showPaired) ?? 0 }
  }
#endif

// The parameter of a closure that an array calls.
protocol HasMenuFilter { var menuFilter: Int { get } }
typealias FirstFilterDependencies = HasClock & HasMenuFilter  // escape: HasMenuFilter
typealias SecondFilterDependencies = HasClock & HasMenuFilter
extension Root: HasMenuFilter { var menuFilter: Int { 2 } }
func showFilter(_ d: any HasMenuFilter) -> Int { d.menuFilter }
func alsoFilter(_ secondFilter: any SecondFilterDependencies) -> Int { secondFilter.clock + secondFilter.menuFilter }
func tickFilter(_ tickerFilter: any FirstFilterDependencies) -> Int { tickerFilter.clock }
struct ModelFilter { var allFilter: [any FirstFilterDependencies] }
#if NEVER
  extension ModelFilter {
    func goFilter() -> Int { allFilter.map { showFilter($0) }.count }
  }
#endif

// The first of an array.
protocol HasMenuKeyed { var menuKeyed: Int { get } }
typealias FirstKeyedDependencies = HasClock & HasMenuKeyed  // escape: HasMenuKeyed
typealias SecondKeyedDependencies = HasClock & HasMenuKeyed
extension Root: HasMenuKeyed { var menuKeyed: Int { 2 } }
func showKeyed(_ d: any HasMenuKeyed) -> Int { d.menuKeyed }
func alsoKeyed(_ secondKeyed: any SecondKeyedDependencies) -> Int { secondKeyed.clock + secondKeyed.menuKeyed }
func tickKeyed(_ tickerKeyed: any FirstKeyedDependencies) -> Int { tickerKeyed.clock }
struct ModelKeyed { var allKeyed: [any FirstKeyedDependencies] }
#if NEVER
  extension ModelKeyed {
    func goKeyed() -> Int { showKeyed(allKeyed.first!) }
  }
#endif

// A part of a tuple.
protocol HasMenuRaw { var menuRaw: Int { get } }
typealias FirstRawDependencies = HasClock & HasMenuRaw  // escape: HasMenuRaw
typealias SecondRawDependencies = HasClock & HasMenuRaw
extension Root: HasMenuRaw { var menuRaw: Int { 2 } }
func showRaw(_ d: any HasMenuRaw) -> Int { d.menuRaw }
func alsoRaw(_ secondRaw: any SecondRawDependencies) -> Int { secondRaw.clock + secondRaw.menuRaw }
func tickRaw(_ tickerRaw: any FirstRawDependencies) -> Int { tickerRaw.clock }
struct ModelRaw { var pairRaw: (Int, any FirstRawDependencies) }
#if NEVER
  extension ModelRaw {
    func goRaw() -> Int { showRaw(pairRaw.1) }
  }
#endif

// The first of an array, bound.
protocol HasMenuBased { var menuBased: Int { get } }
typealias FirstBasedDependencies = HasClock & HasMenuBased  // escape: HasMenuBased
typealias SecondBasedDependencies = HasClock & HasMenuBased
extension Root: HasMenuBased { var menuBased: Int { 2 } }
func showBased(_ d: any HasMenuBased) -> Int { d.menuBased }
func alsoBased(_ secondBased: any SecondBasedDependencies) -> Int { secondBased.clock + secondBased.menuBased }
func tickBased(_ tickerBased: any FirstBasedDependencies) -> Int { tickerBased.clock }
struct ModelBased {
  let depsBased: any SecondBasedDependencies; let allBased: [any FirstBasedDependencies];
  let eachBased: ((any FirstBasedDependencies, Int) -> Int) -> Int
}
#if NEVER
  extension ModelBased {
    func goBased() -> Int { if let d = allBased.first { return showBased(d) }; return 0 }
  }
#endif

// The values of a dictionary, in a loop.
protocol HasMenuBoxed { var menuBoxed: Int { get } }
typealias FirstBoxedDependencies = HasClock & HasMenuBoxed  // escape: HasMenuBoxed
typealias SecondBoxedDependencies = HasClock & HasMenuBoxed
extension Root: HasMenuBoxed { var menuBoxed: Int { 2 } }
func showBoxed(_ d: any HasMenuBoxed) -> Int { d.menuBoxed }
func alsoBoxed(_ secondBoxed: any SecondBoxedDependencies) -> Int { secondBoxed.clock + secondBoxed.menuBoxed }
func tickBoxed(_ tickerBoxed: any FirstBoxedDependencies) -> Int { tickerBoxed.clock }
struct ModelBoxed { var byIdBoxed: [Int: any FirstBoxedDependencies] }
#if NEVER
  extension ModelBoxed {
    func goBoxed() -> Int { var t = 0; for d in byIdBoxed.values { t += showBoxed(d) }; return t }
  }
#endif

// `.self` and `unsafelyUnwrapped`.
protocol HasMenuWrapped { var menuWrapped: Int { get } }
typealias FirstWrappedDependencies = HasClock & HasMenuWrapped  // escape: HasMenuWrapped
typealias SecondWrappedDependencies = HasClock & HasMenuWrapped
extension Root: HasMenuWrapped { var menuWrapped: Int { 2 } }
func showWrapped(_ d: any HasMenuWrapped) -> Int { d.menuWrapped }
func alsoWrapped(_ secondWrapped: any SecondWrappedDependencies) -> Int { secondWrapped.clock + secondWrapped.menuWrapped }
func tickWrapped(_ tickerWrapped: any FirstWrappedDependencies) -> Int { tickerWrapped.clock }
struct ModelWrapped { let depsWrapped: (any FirstWrappedDependencies)? }
#if NEVER
  extension ModelWrapped {
    func goWrapped() -> Int { showWrapped(depsWrapped.unsafelyUnwrapped) }
  }
#endif

// A property of a generic base class.
protocol HasMenuBound { var menuBound: Int { get } }
typealias FirstBoundDependencies = HasClock & HasMenuBound  // escape: HasMenuBound
typealias SecondBoundDependencies = HasClock & HasMenuBound
extension Root: HasMenuBound { var menuBound: Int { 2 } }
func showBound(_ d: any HasMenuBound) -> Int { d.menuBound }
func alsoBound(_ secondBound: any SecondBoundDependencies) -> Int { secondBound.clock + secondBound.menuBound }
func tickBound(_ tickerBound: any FirstBoundDependencies) -> Int { tickerBound.clock }
class BaseBound<D> { let depsBound: D; init(_ d: D) { depsBound = d } }
final class ModelBound: BaseBound<any FirstBoundDependencies> {}
#if NEVER
  extension ModelBound {
    func goBound() -> Int { showBound(depsBound) }
  }
#endif

// A property of a generic structure.
protocol HasMenuSetter { var menuSetter: Int { get } }
typealias FirstSetterDependencies = HasClock & HasMenuSetter  // escape: HasMenuSetter
typealias SecondSetterDependencies = HasClock & HasMenuSetter
extension Root: HasMenuSetter { var menuSetter: Int { 2 } }
func showSetter(_ d: any HasMenuSetter) -> Int { d.menuSetter }
func alsoSetter(_ secondSetter: any SecondSetterDependencies) -> Int { secondSetter.clock + secondSetter.menuSetter }
func tickSetter(_ tickerSetter: any FirstSetterDependencies) -> Int { tickerSetter.clock }
struct BoxSetter<T> { let valueSetter: T }
struct ModelSetter { let boxSetter: BoxSetter<any FirstSetterDependencies> }
#if NEVER
  extension ModelSetter {
    func goSetter() -> Int { showSetter(boxSetter.valueSetter) }
  }
#endif

// What a property wrapper wraps.
protocol HasMenuTouch { var menuTouch: Int { get } }
typealias FirstTouchDependencies = HasClock & HasMenuTouch  // escape: HasMenuTouch
typealias SecondTouchDependencies = HasClock & HasMenuTouch
extension Root: HasMenuTouch { var menuTouch: Int { 2 } }
func showTouch(_ d: any HasMenuTouch) -> Int { d.menuTouch }
func alsoTouch(_ secondTouch: any SecondTouchDependencies) -> Int { secondTouch.clock + secondTouch.menuTouch }
func tickTouch(_ tickerTouch: any FirstTouchDependencies) -> Int { tickerTouch.clock }
@propertyWrapper struct BoxTouch<T> { let wrappedValue: T }
struct ModelTouch { @BoxTouch var depsTouch: any FirstTouchDependencies }
#if NEVER
  extension ModelTouch {
    func goTouch() -> Int { showTouch(_depsTouch.wrappedValue) }
  }
#endif

// A property of a generic parameter's type.
protocol HasMenuGlobal { var menuGlobal: Int { get } }
typealias FirstGlobalDependencies = HasClock & HasMenuGlobal  // escape: HasMenuGlobal
typealias SecondGlobalDependencies = HasClock & HasMenuGlobal
extension Root: HasMenuGlobal { var menuGlobal: Int { 2 } }
func showGlobal(_ d: any HasMenuGlobal) -> Int { d.menuGlobal }
func alsoGlobal(_ secondGlobal: any SecondGlobalDependencies) -> Int { secondGlobal.clock + secondGlobal.menuGlobal }
func tickGlobal(_ tickerGlobal: any FirstGlobalDependencies) -> Int { tickerGlobal.clock }
struct ModelGlobal<D: FirstGlobalDependencies> { let dGlobal: D }
#if NEVER
  extension ModelGlobal {
    func goGlobal() -> Int { showGlobal(dGlobal) }
  }
#endif
