// A generic type's constraint is the slice; both kinds of constraint read a need.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias FeedDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush

struct FeedModel<D: FeedDependencies> {
  let dependencies: D
  var now: Int { dependencies.clock }
}

struct CacheModel<D> where D: FeedDependencies {
  let dependencies: D
  var cached: Int { dependencies.cache }
}
