// Functions that come out of enumerations and collections, some by an alias, are called with another
// slice's value.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
struct Root: HasClock, HasCache { let clock = 1, cache = 2 }
typealias ListNeeds = HasClock & HasCache  // missed: HasCache
typealias EditNeeds = HasClock & HasCache
typealias ViewNeeds = HasClock & HasCache
typealias ShowNeeds = HasClock & HasCache
typealias SendNeeds = HasClock & HasCache
typealias Handler = (any ListNeeds) -> Int
enum Loadable<Value> { case idle, loaded(Value) }
enum Step { case run(Handler), stop }

func edit(_ state: Loadable<(any ListNeeds) -> Int>, _ needs: any EditNeeds) -> Int {
  if case .loaded(let run) = state { return run(needs) }
  return needs.cache
}
func view(_ all: [String: Handler], _ needs: any ViewNeeds) -> Int {
  guard let run = all["x"] else { return needs.cache }
  return run(needs)
}
func show(_ all: [(any ListNeeds) -> Int], _ needs: any ShowNeeds) -> Int {
  all.map { run in run(needs) }.first ?? needs.cache
}
func send(_ step: Step, _ needs: any SendNeeds) -> Int {
  switch step {
  case .run(let work): return work(needs)
  case .stop: return needs.cache
  }
}
func run() {
  let root = Root()
  _ = edit(.loaded { $0.clock }, root) + view(["": { $0.clock }], root)
  _ = show([{ $0.clock }], root) + send(.run { $0.clock }, root)
}
