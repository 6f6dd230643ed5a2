// The app's own screens only hand the root on to features: they compose.
protocol HasName { var name: String { get } }
protocol HasClock { var clock: Int { get } }
typealias ListDeps = HasName
typealias ClockDeps = HasClock
struct AppDependencies: ListDeps & ClockDeps { let name = "app"; let clock = 7 }

struct List {
  let dependencies: any ListDeps
  var title: String { dependencies.name }
}
func clock(_ dependencies: any ClockDeps) -> Int { dependencies.clock }
struct RootScreen {
  let dependencies: AppDependencies
  func list() -> List { List(dependencies: dependencies) }
  func time() -> Int { clock(dependencies) }
}
