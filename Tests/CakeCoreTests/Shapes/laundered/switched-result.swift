// What an enumeration of the standard library or a generic one of the program holds is taken apart.
protocol HasClock { var clock: Clock { get } }
protocol HasCache { var cache: Int { get } }
enum Clock { case stopped, running(since: Int) }
struct Root: HasClock, HasCache { let clock = Clock.stopped, cache = 2 }
typealias ListNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias EditNeeds = HasClock & HasCache  // expect: unused-need HasClock
typealias ViewNeeds = HasClock & HasCache  // expect: unused-need HasClock
typealias ShowNeeds = HasClock & HasCache  // expect: unused-need HasClock
typealias LoadNeeds = HasClock & HasCache  // expect: unused-need HasClock
typealias SendNeeds = HasClock & HasCache  // expect: unused-need HasCache

func list(_ result: Result<any ListNeeds, any Error>) -> Int {
  switch result {
  case .success(let needs):
    if case .running(let start) = needs.clock { return start }
    return 0
  case .failure(let error):
    print(error)
    return 1
  }
}
func edit(_ result: Result<any EditNeeds, any Error>) -> Int {
  if case .success(let needs) = result { return needs.cache }
  return 0
}
func view(_ result: Result<any ViewNeeds, any Error>) throws -> Int { try result.get().cache }

enum Loadable<Value> {
  case idle
  case loaded(Value)
  case stale(value: Value, since: Int)
}
func show(_ state: Loadable<any ShowNeeds>) -> Int {
  let shown =
    switch state {
    case .idle: 0
    case .loaded(let needs): needs.cache
    case .stale(value: let needs, since: let start) where start > 1: needs.cache
    case .stale: 2
    }
  return shown
}
func load(_ state: Loadable<any LoadNeeds>) -> Int {
  guard case .loaded(let needs) = state else { return 0 }
  return needs.cache
}
func send(_ all: [any SendNeeds]) -> Clock? {
  all.sorted { _, _ in true }.filter { _ in true }.first { _ in true }?.clock
}
func run() throws {
  let root = Root()
  print(list(.success(root)), edit(.success(root)), try view(Result.success(root)))
  print(show(.loaded(root)), load(.loaded(root)), send([root]) as Any)
}
