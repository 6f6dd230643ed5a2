// A provider's default implementation reads another provider through its constraint.
protocol HasHost { var host: Int { get } }
protocol HasAPI { var api: Int { get } }
extension HasAPI where Self: HasHost { var api: Int { host + 1 } }
protocol HasCache { var cache: Int { get } }

typealias ListDependencies = HasAPI & HasCache  // expect: unused-need HasCache
func list(_ dependencies: any ListDependencies) -> Int { dependencies.api }

struct Live: HasHost, HasAPI, HasCache {
  let host = 1
  let cache = 2
}
func main() -> Int { list(Live()) }
