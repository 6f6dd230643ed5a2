// Returned as `some` slice and read by the caller.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
struct Live: HasClock, HasCache {
  let clock = 1
  let cache = 2
}

typealias LiveDependencies = HasClock & HasCache  // expect: unused-need HasCache
func live() -> some LiveDependencies { Live() }
func now() -> Int { live().clock }
