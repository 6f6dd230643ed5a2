// A protocol gathers all slices for roots to conform to.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasCache
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

protocol Root: ListDependencies, Sendable {}
struct Live: Root {
  let clock = 1
  let cache = 2
}
func main() -> Int { list(Live()) }
