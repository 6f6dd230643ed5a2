// An inline demand, a generic constraint and an associated type ask for what no slice names.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
protocol HasLegacy { var legacy: Int { get } }

func inline(_ dependencies: any HasClock) -> Int { 1 }
struct Model<D: HasCache> { let dependencies: D }
protocol Screen { associatedtype Dependencies: HasPush }

struct Live:
  HasClock, HasCache, HasPush,
  HasLegacy  // expect: unused-provider HasLegacy
{
  let clock = 1
  let cache = 2
  let push = 3
  let legacy = 4
}
enum Home: Screen { typealias Dependencies = Live }
func main() -> (Int, Model<Live>) { (inline(Live()), Model(dependencies: Live())) }
