// The only use is in an escaping closure that captures the dependencies.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias FeedDependencies = HasClock & HasCache  // expect: unused-need HasCache

final class FeedModel {
  let dependencies: any FeedDependencies
  var refresh: () -> Int = { 0 }

  init(dependencies: any FeedDependencies) {
    self.dependencies = dependencies
    refresh = { [dependencies] in dependencies.clock + 1 }
  }
}
