// An extension of a generic type for the case that its parameter is the slice's existential.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

struct Model<D> { let dependencies: D }

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
extension Model where D == any ModelDependencies {
  var now: Int { dependencies.clock }
}
