// A delegate protocol's method takes the slice; the conforming type reads it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias EventDependencies = HasClock & HasCache  // expect: unused-need HasClock
protocol ListDelegate: AnyObject {
  func list(didSelect row: Int, in services: any EventDependencies)
}

final class List {
  weak var delegate: (any ListDelegate)?
  func select(_ services: any EventDependencies) { delegate?.list(didSelect: 1, in: services) }
}
final class Owner: ListDelegate {
  var cached = 0
  func list(didSelect row: Int, in services: any EventDependencies) { cached = services.cache }
}
