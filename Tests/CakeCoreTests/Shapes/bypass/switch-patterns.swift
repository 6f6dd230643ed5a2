// Patterns of a `switch`, and of `if case`.
protocol HasName { var name: String { get } }
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: Int { get } }
typealias Deps = HasName  // escape: HasName

struct Model {
  let dependencies: any Deps
  func run() -> Int {
    switch dependencies {
    case let clocked as any HasClock: return clocked.clock  // expect: bypass HasClock
    case is any HasCache: return 1  // expect: bypass HasCache
    default: break
    }
    if case let logged as any HasLog = dependencies { return logged.log }  // expect: bypass HasLog
    return 0
  }
}
