// The slice is the condition of a conformance.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol Ticking { var tick: Int { get } }

struct Model<D> { let dependencies: D }

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
extension Model: Ticking where D: ModelDependencies {
  var tick: Int { dependencies.clock }
}
