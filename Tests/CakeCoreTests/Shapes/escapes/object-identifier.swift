// Turned into an `ObjectIdentifier`.
protocol HasClock: AnyObject { var clock: Int { get } }
protocol HasCache: AnyObject { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // escape: HasCache
func key(_ dependencies: any ModelDependencies) -> (ObjectIdentifier, Int) {
  (ObjectIdentifier(dependencies), dependencies.clock)
}
