// Reflected.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // escape: HasCache
func count(_ dependencies: any ModelDependencies) -> Int {
  Mirror(reflecting: dependencies).children.count + dependencies.clock
}
