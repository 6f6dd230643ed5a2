// What a slice says of a provider's primary associated type is no use of that provider.
protocol HasStore<Item> {
  associatedtype Item
  var store: [Item] { get }
}
protocol HasClock { var clock: Int { get } }
struct Root: HasStore & HasClock {
  let store = [1], clock = 2
}

typealias ListNeeds = HasStore<Int> & HasClock  // expect: unused-need HasStore
func list(_ needs: any ListNeeds) -> Int { needs.clock }

typealias EditNeeds<Value> = HasStore<Value> & HasClock  // expect: unused-need HasStore
func edit(_ needs: some EditNeeds<Int>) -> Int { needs.clock }

typealias ViewNeeds = HasStore & HasClock  // expect: unused-need HasStore
func view<Needs: ViewNeeds>(_ needs: Needs) -> Int { needs.clock }

let shown = list(Root()) + edit(Root()) + view(Root())
