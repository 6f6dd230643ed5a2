// A generic witness takes the same two slices in another order: they must stay one type.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ListNeeds = HasClock & HasCache
typealias EditNeeds = HasClock & HasCache
struct Root: ListNeeds & EditNeeds { let clock = 1, cache = 2 }

protocol Joining {
  func join<Item: ListNeeds>(_ list: Item, with edit: any EditNeeds) -> Int
}
struct Sum: Joining {
  func join<Item: EditNeeds>(_ first: Item, with second: any ListNeeds) -> Int {
    first.cache + second.clock
  }
}
let shown = Sum().join(Root(), with: Root())
