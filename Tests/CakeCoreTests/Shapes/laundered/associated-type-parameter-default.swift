// A parameter's type is an associated type with a default, which is not what all types make of it.
protocol HasClock { var clock: Int { get } }
protocol HasPush { var push: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias BaseDependencies = HasClock
protocol Tab {
  associatedtype Dependencies = any BaseDependencies
  func show(_ dependencies: Dependencies) -> Int
}
extension Tab {
  func open(_ dependencies: Dependencies) -> Int { show(dependencies) }
}
struct Home: Tab { func show(_ dependencies: any BaseDependencies) -> Int { dependencies.clock } }
struct Inbox: Tab { func show(_ dependencies: any HasPush) -> Int { dependencies.push } }

typealias TabsDependencies = HasClock & HasPush & HasCache  // expect: unused-need HasCache
func tabs(_ dependencies: any TabsDependencies) -> Int {
  Home().open(dependencies) + Inbox().open(dependencies)
}
