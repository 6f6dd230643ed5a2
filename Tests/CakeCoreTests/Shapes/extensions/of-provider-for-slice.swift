// A provider's own extension asks for the whole slice; without one need it is called otherwise.
protocol HasNetwork { var network: Int { get } }
protocol HasImages { var images: Int { get } }
protocol HasAnalytics { var analytics: Int { get } }

typealias FeedDependencies = HasImages & HasAnalytics  // expect: unused-need HasAnalytics
extension HasNetwork where Self: FeedDependencies {
  func load() -> Int { network + images }
}
struct AppDependencies: HasNetwork & FeedDependencies { let network = 1, images = 2, analytics = 3 }
func start() -> Int { AppDependencies().load() }
