// What a function makes of a container of dependencies is no value of them, whoever takes it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ListNeeds = HasClock & HasCache  // expect: unused-need HasCache
struct Store<Needs> { var needs: Needs }
func now<Needs: ListNeeds>(_ store: Store<Needs>) -> Int { store.needs.clock }
func first<Needs: ListNeeds>(_ stores: [Store<Needs>]) -> Store<Needs>? { stores.first }

struct Root: HasClock, HasCache { let clock = 1, cache = 2 }
func show<Needs: ListNeeds>(_ store: Store<Needs>) { print(now(store), "\(now(store))") }
let shown: Void = show(Store(needs: Root()))

typealias KeptNeeds = HasClock & HasCache  // escape: HasCache
func same<Needs: KeptNeeds>(_ store: Store<Needs>) -> Needs { store.needs }
func dump<Needs: KeptNeeds>(_ store: Store<Needs>) -> Int {
  print(same(store))
  return store.needs.clock
}
let dumped = dump(Store(needs: Root()))
