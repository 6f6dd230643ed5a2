// The slice constrains an extension of a generic type, not the type.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

struct Model<D> { let dependencies: D }

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasClock
extension Model where D: ModelDependencies {
  var cached: Int { dependencies.cache }
}
