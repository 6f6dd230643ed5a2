// An empty extension conforms to an alias of several providers, one of which nobody uses: what the
// clause names is no use.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLogger { var logger: Int { get } }

typealias ListDependencies =
  HasClock & HasCache & HasLogger  // expect: unused-need HasLogger
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock + dependencies.cache }

struct House {
  let clock = 1
  let cache = 2
  let logger = 3
}
extension House: ListDependencies {}
func main() -> Int { list(House()) }
