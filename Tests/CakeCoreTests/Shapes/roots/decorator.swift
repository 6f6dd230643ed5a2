// A generic decorator provides what its base provides, and is a consumer of it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ListDependencies = HasClock & HasCache
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock + dependencies.cache }

struct Traced<Base: ListDependencies>: ListDependencies {
  let base: Base
  var clock: Int { base.clock + 1 }
  var cache: Int { base.cache + 1 }
}
struct Live: ListDependencies {
  let clock = 1
  let cache = 2
}
func main() -> Int { list(Traced(base: Live())) }
