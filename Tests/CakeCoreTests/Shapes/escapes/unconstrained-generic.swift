// Given to a generic function that demands nothing.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

func register<Value>(_ value: Value) {}

typealias ModelDependencies = HasClock & HasCache  // escape: HasCache
func now(_ dependencies: any ModelDependencies) -> Int {
  register(dependencies)
  return dependencies.clock
}
