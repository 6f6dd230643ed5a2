// The only root lacks one provider of a slice that has a consumer.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ListDependencies = HasClock & HasCache
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock + dependencies.cache }
typealias BadgeDependencies = HasClock & HasPush  // expect: uncovered-slice BadgeDependencies
func badge(_ dependencies: any BadgeDependencies) -> Int { dependencies.clock + dependencies.push }

struct Live: HasClock, HasCache {
  let clock = 1
  let cache = 2
}
func main() -> Int { list(Live()) }
