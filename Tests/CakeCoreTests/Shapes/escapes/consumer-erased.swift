// The consumer itself goes to `Any`; its dependencies do not.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Model {
  private let dependencies: any ModelDependencies
  init(_ dependencies: any ModelDependencies) { self.dependencies = dependencies }
  var now: Int { dependencies.clock }
}
func erase(_ model: Model) -> Any { model }
