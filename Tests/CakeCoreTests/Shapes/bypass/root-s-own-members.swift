// What no provider has can only be had from the root itself.
protocol HasName { var name: String { get } }
typealias Deps = HasName
struct AppDependencies: Deps {
  let name = "app"
  var build = 7
  func reset() {}
}
func list(_ dependencies: any Deps) -> String { dependencies.name }
struct Settings {
  let dependencies: AppDependencies
  var title: String { "\(dependencies.name) \(dependencies.build)" }
}
func reset(_ dependencies: AppDependencies) -> String {
  dependencies.reset()
  return dependencies.name
}
