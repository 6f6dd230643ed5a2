// Given to a parameter of type `AnyObject`.
protocol HasClock: AnyObject { var clock: Int { get } }
protocol HasCache: AnyObject { var cache: Int { get } }

func retain(_ object: AnyObject) {}

typealias ModelDependencies = HasClock & HasCache  // escape: HasCache
func now(_ dependencies: any ModelDependencies) -> Int {
  retain(dependencies)
  return dependencies.clock
}
