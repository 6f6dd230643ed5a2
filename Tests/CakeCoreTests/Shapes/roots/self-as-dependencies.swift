// The root's own methods hand `self` on.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasClock
struct List {
  let dependencies: any ListDependencies
  var cached: Int { dependencies.cache }
}

struct Live: HasClock, HasCache {
  let clock = 1
  let cache = 2
  func start() -> List { List(dependencies: self) }
}
