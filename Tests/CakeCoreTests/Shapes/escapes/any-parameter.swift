// Given to a parameter of type `Any`.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

func remember(_ value: Any) {}

typealias ModelDependencies = HasClock & HasCache  // escape: HasCache
struct Model {
  let dependencies: any ModelDependencies
  func now() -> Int {
    remember(dependencies)
    return dependencies.clock
  }
}
