// A provider's clause, and one that requires another, name their own associated types.
protocol HasStore<Item> where Item: Hashable {
  associatedtype Item
  var store: [Item] { get }
}
protocol HasKeyed<Item>: HasStore where Item: Codable {
  var key: String { get }
}
extension HasStore where Item == Int {
  var sum: Int { store.reduce(0, +) }
}
protocol HasClock { var clock: Int { get } }
struct Root: HasKeyed & HasClock {
  let store = [1], key = "", clock = 2
}

typealias ListNeeds = HasStore<Int> & HasClock  // expect: unused-need HasStore
func list(_ needs: any ListNeeds) -> Int { needs.clock }

typealias KeyedNeeds = HasKeyed<Int> & HasClock  // expect: unused-need HasKeyed
func keyed(_ needs: any KeyedNeeds) -> Int { needs.clock }

typealias SumNeeds = HasStore<Int> & HasClock  // expect: unused-need HasClock
func sum(_ needs: any SumNeeds) -> Int { needs.sum }

protocol EditNeeds: HasStore, HasClock where Item == Int {}  // expect: unused-need HasClock
extension Root: EditNeeds {}
func edit(_ needs: any EditNeeds) -> Int { 1 }

let shown = list(Root()) + keyed(Root()) + sum(Root()) + edit(Root())
