// Two names for a closure take the same two slices in another order: they must stay one type.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ListNeeds = HasClock & HasCache
typealias EditNeeds = HasClock & HasCache
struct Root: ListNeeds & EditNeeds { let clock = 1, cache = 2 }

typealias Join = (any ListNeeds, any EditNeeds) -> Int
typealias Swapped = (any EditNeeds, any ListNeeds) -> Int
protocol Joining {
  func run(_ join: Join) -> Int
}
struct Sum: Joining {
  func run(_ join: Swapped) -> Int { join(Root(), Root()) }
}
func list(_ needs: any ListNeeds) -> Int { needs.cache }
func edit(_ needs: any EditNeeds) -> Int { needs.clock }
let shown = Sum().run { list($1) + edit($0) }
