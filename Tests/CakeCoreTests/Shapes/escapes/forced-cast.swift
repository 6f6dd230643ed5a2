// `as!` to a concrete root.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
struct Live: HasClock, HasCache {
  var clock = 1
  var cache = 2
}

typealias ModelDependencies = HasClock & HasCache  // escape: HasClock; HasCache
func cached(_ dependencies: any ModelDependencies) -> Int {
  (dependencies as! Live).cache  // expect: bypass Live
}
