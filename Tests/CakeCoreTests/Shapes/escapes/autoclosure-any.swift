// An autoclosure of type `Any` evaluates to the dependencies.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

func trace(_ value: @autoclosure () -> Any) {}

typealias ModelDependencies = HasClock & HasCache  // escape: HasCache
func now(_ dependencies: any ModelDependencies) -> Int {
  trace(dependencies)
  return dependencies.clock
}
