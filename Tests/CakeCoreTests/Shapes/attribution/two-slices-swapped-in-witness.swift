// A witness takes the same two slices in another order: they are one type, and must stay that.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ListNeeds = HasClock & HasCache
typealias EditNeeds = HasClock & HasCache
struct Root: ListNeeds & EditNeeds { let clock = 1, cache = 2 }

protocol Joining {
  func join(_ list: any ListNeeds, with edit: any EditNeeds) -> Int
}
struct Sum: Joining {
  func join(_ first: any EditNeeds, with second: any ListNeeds) -> Int { first.cache + second.clock }
}
let shown = Sum().join(Root(), with: Root())
