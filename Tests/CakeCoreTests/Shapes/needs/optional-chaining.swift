// Optional dependencies: reached through `?` and `!`.
protocol HasClock { var clock: Int { get } }
protocol HasBadge { var badge: Int { get } }
protocol HasSound { var sound: Int { get } }

typealias AlertDependencies = HasClock & HasBadge & HasSound  // expect: unused-need HasSound

final class AlertModel {
  var dependencies: (any AlertDependencies)?
  func ring() -> Int? { dependencies?.badge }
  func force() -> Int { dependencies!.clock }
}
