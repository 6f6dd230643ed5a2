// The root reaches its consumer through generic code that says only what it demands.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct List<D: ListDependencies> {
  let dependencies: D
  var now: Int { dependencies.clock }
}
struct Window<D: ListDependencies> {
  let dependencies: D
  var list: List<D> { List(dependencies: dependencies) }
}

struct Live: HasClock, HasCache {
  let clock = 1
  let cache = 2
}
func main() -> Int { Window(dependencies: Live()).list.now }
