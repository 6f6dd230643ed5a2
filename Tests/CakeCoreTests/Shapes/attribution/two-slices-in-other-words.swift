// Witnesses take two slices, one by a second name, or in the place of an associated type.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ListNeeds = HasClock & HasCache  // expect: unused-need HasClock
typealias EditNeeds = HasClock & HasCache  // expect: unused-need HasCache
struct Root: ListNeeds & EditNeeds { let clock = 1, cache = 2 }

typealias ListDependencies = ListNeeds
protocol Joining {
  func join(_ list: any ListNeeds, with edit: any EditNeeds) -> Int
}
struct Sum: Joining {
  func join(_ first: any ListDependencies, with second: any EditNeeds) -> Int {
    first.cache + second.clock
  }
}
protocol Screen {
  associatedtype Needs
  func show(_ needs: Needs, _ edit: any EditNeeds) -> Int
}
struct List: Screen {
  func show(_ needs: any ListNeeds, _ edit: any EditNeeds) -> Int { needs.cache + edit.clock }
}
let shown = Sum().join(Root(), with: Root()) + List().show(Root(), Root())
