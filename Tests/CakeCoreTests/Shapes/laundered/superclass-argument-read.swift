// Coordinators read what their generic superclass holds, and hand it to it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias LoginDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
typealias FeedDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias DetailDependencies = HasPush

class Coordinator<Dependencies> {
  let dependencies: Dependencies
  var children: [AnyObject] = []
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func start() {}
  func restart(with dependencies: Dependencies) {}
}
final class Login: Coordinator<any LoginDependencies> {
  override func start() {
    print(dependencies.clock)
    restart(with: dependencies)
  }
  func later() -> () -> Int { { [weak self] in self?.dependencies.cache ?? 0 } }
}
final class Feed: Coordinator<any FeedDependencies> {
  let count: Int
  init(feed: any FeedDependencies) {
    count = feed.clock
    super.init(dependencies: feed)
  }
  override func start() { print(Detail(dependencies: super.dependencies).show()) }
}
struct Detail {
  let dependencies: any DetailDependencies
  func show() -> Int { dependencies.push }
}
