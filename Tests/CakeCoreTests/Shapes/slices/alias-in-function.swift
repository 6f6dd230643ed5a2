// A slice that is local to a function.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias OuterDependencies = HasClock & HasCache  // missed: HasCache
func now(_ dependencies: any OuterDependencies) -> Int {
  typealias Local = HasClock
  let local: any Local = dependencies
  return local.clock
}
