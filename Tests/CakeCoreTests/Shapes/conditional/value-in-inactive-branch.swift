// Values of the slice that a branch gets at in other ways: by a chain, a result, an element, a closure,
// a key path, whole; and an extension of the provider's own.
protocol HasClock { var clock: Int { get } }
protocol HasMenu { var menu: Int { get } }
protocol HasDesk { var desk: Int { get } }
protocol HasLamp { var lamp: Int { get } }
protocol HasHorn { var horn: Int { get } }
protocol HasPaint { var paint: Int { get } }
protocol HasSail { var sail: Int { get } }
protocol HasRope { var rope: Int { get } }

typealias ModelDependencies =
  HasClock
  & HasMenu  // escape: HasMenu
  & HasDesk  // escape: HasDesk
  & HasLamp  // escape: HasLamp
  & HasHorn  // escape: HasHorn
  & HasPaint  // escape: HasPaint
struct Model {
  let dependencies: any ModelDependencies
  var now: Int { dependencies.clock }
}
func made() -> Model? { nil }
#if NEVER
  func menu(_ models: [Model]) -> Int { models.first!.dependencies.menu }
  func desk() -> Int { made()!.dependencies.desk }
  let lamp = \Model.dependencies.lamp
  func horn(_ run: (Model) -> Int) -> Int { run { $0.dependencies.horn } }
  extension HasPaint { var painted: Int { paint } }
#endif

typealias WholeDependencies =
  HasClock
  & HasSail  // escape: HasSail
struct Whole {
  let store: any WholeDependencies
  var now: Int { store.clock }
}
extension Whole {
  #if NEVER
    func sail() { hoist(store) }
  #endif
}

typealias FarDependencies =
  HasClock
  & HasRope  // escape: HasRope
final class Far {
  let rack: any FarDependencies
  init(_ rack: any FarDependencies) { self.rack = rack }
  var now: Int { rack.clock }
}
#if NEVER
  func pull(_ far: Far) { hoist(far.rack) }
#endif
