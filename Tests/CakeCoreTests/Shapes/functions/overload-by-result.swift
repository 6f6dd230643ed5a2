// Overloads by what they return, and by what their closures take.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
struct Live: HasClock, HasCache, HasPush {
  let clock = 1
  let cache = 2
  let push = 3
}

typealias PlainDependencies = HasClock
typealias CachedDependencies = HasClock & HasCache
typealias PushedDependencies = HasClock & HasPush
func make() -> any PlainDependencies { Live() }
func make() -> any CachedDependencies { Live() }
func on(_ body: (any PlainDependencies) -> Int) -> Int { body(Live()) }
func on(_ body: (any PushedDependencies) -> Int) -> Int { body(Live()) }

func run() -> Int {
  let cached: any CachedDependencies = make()
  return cached.clock + on { (d: any PlainDependencies) in d.clock }
    + on { (d: any PushedDependencies) in d.clock }
}
