// A cast to a composition of two providers, one of which is at hand, and to another slice.
protocol HasName { var name: String { get } }
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias Deps = HasName
typealias Other = HasCache & HasName  // escape: HasName

struct Model {
  let dependencies: any Deps
  func run() -> Int {
    let both = dependencies as? any HasName & HasClock  // expect: bypass HasClock
    let other = dependencies as? any Other  // expect: bypass HasCache
    return dependencies.name.count + (both?.clock ?? 0) + (other?.cache ?? 0)
  }
}
