// A call fits both of a name: what can be left out is in one, and only slices tell them apart.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias CachedDependencies = HasClock & HasCache  // escape: HasCache
typealias PushedDependencies = HasClock & HasPush  // escape: HasPush
func title<D: CachedDependencies>(_ dependencies: D) -> Int { dependencies.clock }
func title<D: PushedDependencies>(_ dependencies: D, _ width: Int = 0) -> Int {
  dependencies.clock + 1
}

typealias RowDependencies = HasClock & HasCache  // escape: HasCache
typealias CellDependencies = HasClock & HasPush  // escape: HasPush
func draw<D: RowDependencies>(_ dependencies: D) -> Int { dependencies.clock }
func draw<D: CellDependencies>(_ dependencies: D, sizes: Int...) -> Int { dependencies.clock + 1 }

typealias LoadDependencies = HasClock & HasCache  // escape: HasCache
typealias SaveDependencies = HasClock & HasPush  // escape: HasPush
func run<D: LoadDependencies>(_ dependencies: D, then: () -> Void) { _ = dependencies.clock }
func run<D: SaveDependencies>(_ dependencies: D, finally: () -> Void) { _ = dependencies.clock }

struct Cached: HasClock, HasCache { let clock = 1, cache = 2 }
struct Pushed: HasClock, HasPush { let clock = 1, push = 2 }
func all() -> [Int] {
  run(Cached()) {}
  run(Pushed()) {}
  return [title(Cached()), title(Pushed()), draw(Cached()), draw(Pushed())]
}
