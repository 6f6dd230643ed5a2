// No call fits both of a name: the arguments differ in labels or number, and none can be left out.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias CachedDependencies = HasClock & HasCache  // expect: unused-need HasCache
typealias PushedDependencies = HasClock & HasPush  // expect: unused-need HasPush
func title<D: CachedDependencies>(_ dependencies: D, _ hint: String = "") -> Int {
  dependencies.clock
}
func title<D: PushedDependencies>(_ dependencies: D, width: Int, _ hint: String = "") -> Int {
  dependencies.clock + width
}

typealias RowDependencies = HasClock & HasCache  // expect: unused-need HasCache
typealias CellDependencies = HasClock & HasPush  // expect: unused-need HasPush
func draw(_ dependencies: any RowDependencies) -> Int { dependencies.clock }
func draw(for dependencies: any CellDependencies, sizes: Int...) -> Int { dependencies.clock + 1 }

typealias LoadDependencies = HasClock & HasCache  // expect: unused-need HasCache
typealias SaveDependencies = HasClock & HasPush  // expect: unused-need HasPush
func run(_ dependencies: any LoadDependencies, then: () -> Void) { _ = dependencies.clock }
func run(_ dependencies: any SaveDependencies, times: Int) { _ = dependencies.clock + times }

struct Cached: HasClock, HasCache { let clock = 1, cache = 2 }
struct Pushed: HasClock, HasPush { let clock = 1, push = 2 }
func all() -> [Int] {
  run(Cached()) {}
  run(Pushed(), times: 2)
  return [title(Cached()), title(Pushed(), width: 1), draw(Cached()), draw(for: Pushed(), sizes: 1)]
}
