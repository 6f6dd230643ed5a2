// A generic root provides one need on a condition, and is used where the condition holds.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ListDependencies = HasClock & HasCache
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock + dependencies.cache }

struct Live<Storage>: HasClock {
  let clock = 1
  let storage: Storage
}
extension Live: HasCache where Storage == Int { var cache: Int { storage } }
func main() -> Int { list(Live(storage: 3)) }
