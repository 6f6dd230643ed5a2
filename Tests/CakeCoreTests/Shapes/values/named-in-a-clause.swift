// What begins a clause of a `switch` is a statement of its own, and no part of the clause's pattern.
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

enum Step { case go(Int), wait(Int), stop }
typealias GivenDependencies = HasClock & HasCache & HasMail  // expect: unused-need HasMail
typealias HeldDependencies = HasCache & HasMail  // expect: unused-need HasMail
final class Keeper {
  var held: (any HeldDependencies)?
  func take(_ step: Step, _ given: any GivenDependencies) -> Int {
    switch step {
    case .go(let number):
      held = given
      return number + given.clock
    case .wait(let number): held = given; return number
    default:
      held = given
      return held?.cache ?? 0
    }
  }
}

typealias OldDependencies = HasClock & HasCache  // expect: unused-need HasClock
func later(_ step: Step, _ given: any OldDependencies) -> Int {
  var kept: any OldDependencies
  switch step {
  case .go(let number):
    kept = given
    return kept.cache + number
  default: kept = given; return kept.cache
  }
}
