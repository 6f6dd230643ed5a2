// A protocol's primary associated type is one that it inherits.
protocol HasStore<Item> {
  associatedtype Item
  var store: [Item] { get }
}
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
struct Root: HasStore & HasClock & HasCache {
  let store = [1], clock = 2, cache = 3
}

protocol ListNeeds<Item>: HasStore, HasClock, HasCache {}  // expect: unused-need HasCache
func list<Item>(_ needs: some ListNeeds<Item>) -> Int { needs.clock }

protocol BaseNeeds: HasStore, HasClock, HasCache {}  // expect: unused-need HasClock
func base(_ needs: any BaseNeeds) -> Int { needs.cache }
protocol DeepNeeds<Item>: BaseNeeds {}
func deep(_ needs: any DeepNeeds<Int>) -> Int { 1 }

protocol EditNeeds: HasStore<Int>, HasClock {}  // expect: unused-need HasStore
func edit(_ needs: any EditNeeds) -> Int { needs.clock }

extension Root: ListNeeds, DeepNeeds, EditNeeds {}
let shown = list(Root()) + base(Root()) + deep(Root()) + edit(Root())
