// What a term says of a provider's primary associated types is said by no other mention of the provider.
protocol HasStore<Value> {
  associatedtype Value
  var store: Value { get }
}
protocol HasKeys: HasStore { var keys: Int { get } }
protocol HasClock { var clock: Int { get } }
typealias HasNumbers = HasStore<Int>
typealias Kept<Value> = HasStore<[Value]>

struct Root: HasKeys, HasClock { let store = 1, keys = 2, clock = 3 }
struct ListRoot: HasKeys { let store = [1], keys = 2 }

typealias AfterDependencies =
  HasClock & HasStore  // expect: redundant-need HasStore
  & HasStore<Int>
func after(_ dependencies: some AfterDependencies) -> Int {
  dependencies.store + 1 + dependencies.clock
}
typealias BeforeDependencies =
  HasStore<Int> & HasClock & HasStore  // expect: redundant-need HasStore
func before(_ dependencies: some BeforeDependencies) -> Int {
  dependencies.store + 1 + dependencies.clock
}
typealias TwiceDependencies =
  HasStore<Int> & HasClock & HasStore<Int>  // expect: redundant-need HasStore
func twice(_ dependencies: some TwiceDependencies) -> Int {
  dependencies.store + 1 + dependencies.clock
}
typealias PlainDependencies = HasStore & HasClock
func plain(_ dependencies: some PlainDependencies) -> Int {
  print(dependencies.store)
  return dependencies.clock
}
typealias IncludingDependencies = PlainDependencies & HasStore<Int>
func including(_ dependencies: some IncludingDependencies) -> Int {
  dependencies.store + 1 + plain(dependencies)
}
typealias InheritingDependencies = HasKeys & HasStore<Int>
func inheriting(_ dependencies: some InheritingDependencies) -> Int {
  dependencies.store + dependencies.keys
}
typealias AliasDependencies =
  HasStore  // expect: redundant-need HasStore
  & HasNumbers
func alias(_ dependencies: some AliasDependencies) -> Int { dependencies.store + 1 }
typealias PlainAliasDependencies =
  HasNumbers & HasClock & HasStore  // expect: redundant-need HasStore
func plainAlias(_ dependencies: some PlainAliasDependencies) -> Int {
  dependencies.store + 1 + dependencies.clock
}
typealias KeptDependencies = HasKeys & Kept<Int>
func kept(_ dependencies: some KeptDependencies) -> Int {
  dependencies.store.count + dependencies.keys
}
func start() -> Int {
  let root = Root()
  return after(root) + before(root) + twice(root) + including(root) + inheriting(root)
    + alias(root) + plainAlias(root) + kept(ListRoot())
}
