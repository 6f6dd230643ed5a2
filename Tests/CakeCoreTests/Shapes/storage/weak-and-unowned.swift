// Weak and unowned references to the dependencies.
protocol HasClock: AnyObject { var clock: Int { get } }
protocol HasCache: AnyObject { var cache: Int { get } }
protocol HasPush: AnyObject { var push: Int { get } }

typealias ObserverDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
final class Observer {
  weak var weakly: (any ObserverDependencies)?
  unowned let firmly: any ObserverDependencies
  init(_ dependencies: any ObserverDependencies) { firmly = dependencies }
  func sum() -> Int { firmly.clock + (weakly?.cache ?? 0) }
}
