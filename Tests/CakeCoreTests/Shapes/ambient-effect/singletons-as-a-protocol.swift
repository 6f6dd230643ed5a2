// Singletons that are given as what they conform to, and optional ones; what gives another type's object is none of them.
protocol HasName { var name: String { get } }
protocol HasTracking { var tracking: any Tracking { get } }
typealias Deps = HasName

protocol Tracking: Sendable { func track(_ name: String) }
protocol Storing: Sendable { func store(_ name: String) }
final class Tracker: Tracking {
  static let shared: any Tracking = Tracker()
  func track(_ name: String) {}
}
final class Disk: Tracking, Storing {
  static let `default`: (any Storing & Tracking & Sendable)? = Disk()
  func store(_ name: String) {}
  func track(_ name: String) {}
}
final class Maybe: Sendable {
  static let shared: Maybe? = Maybe()
  let isThere = true
}
final class Trackers: Sendable { static let shared: any Tracking = Tracker() }

struct Model {
  let dependencies: any Deps
  func run() {
    Tracker.shared.track(dependencies.name)  // expect: ambient-effect Tracker.shared
    Disk.default?.store(dependencies.name)  // expect: ambient-effect Disk.default
    if Maybe.shared?.isThere == true {}  // expect: ambient-effect Maybe.shared
    Trackers.shared.track(dependencies.name)
  }
}
func header(_ dependencies: any HasTracking) { dependencies.tracking.track("header") }
