// An extension of `Array` asks for the provider of its elements.
protocol HasClock { var clock: Int { get } }
protocol HasWeight { var weight: Int { get } }
extension Array where Element: HasWeight {
  var total: Int { count }
}

typealias ListDependencies = HasClock
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

struct Live: HasClock, HasWeight {
  let clock = 1
  let weight = 2
}
func main() -> Int { list(Live()) + [Live()].total }
