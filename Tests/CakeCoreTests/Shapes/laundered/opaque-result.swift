// An opaque result hides a type whose associated type is the existential.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias HomeDependencies = HasClock & HasCache  // expect: unused-need HasClock
typealias OtherDependencies = HasClock & HasCache  // expect: unused-need HasCache
protocol Feature {
  associatedtype Dependencies
  var dependencies: Dependencies { get }
}
struct Home: Feature { let dependencies: any HomeDependencies }
struct App {
  let home: Home
  let other: any OtherDependencies
  var feature: some Feature { home }
}
func use(_ app: App) -> Int { app.home.dependencies.cache + app.other.clock }
func show<Shown: Feature>(_ shown: Shown) -> Shown.Dependencies { shown.dependencies }
func useAgain(_ app: App) -> Int { show(app.home).cache }
