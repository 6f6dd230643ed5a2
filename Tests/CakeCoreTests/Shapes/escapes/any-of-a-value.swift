// What goes to `Any` is a value read from the dependencies, not the dependencies.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

func remember(_ value: Any) {}

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Model {
  let dependencies: any ModelDependencies
  func note() { remember(dependencies.clock) }
}
