// What begins a clause of a `switch` gets its name there, and has nothing to do with the clause's pattern.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
struct Root: HasClock, HasCache, HasMail {
  let clock = 1
  let cache = 2
  let mail = 3
}

typealias FeedDependencies = HasClock & HasCache & HasMail  // expect: unused-need HasCache; unused-need HasMail
typealias PeerDependencies = HasClock & HasCache & HasMail  // expect: unused-need HasClock; unused-need HasMail
func peer() -> any PeerDependencies { Root() }
func feed(_ maybe: (any FeedDependencies)?) -> Int {
  switch maybe {
  case .some(let feed):
    let other = peer()
    return feed.clock + other.cache
  case nil: return 0
  }
}

typealias FirstDependencies = HasClock & HasCache  // expect: unused-need HasCache
typealias SecondDependencies = HasClock & HasCache  // expect: unused-need HasClock
enum Stage {
  case ready(any FirstDependencies, tries: Int)
  case idle
  func run(_ second: any SecondDependencies) -> Int {
    switch self {
    case .ready(let first, _):
      let other = second
      return first.clock + other.cache
    case .idle:
      if case .ready(let first, _) = self { return first.clock }
      return 0
    }
  }
}
