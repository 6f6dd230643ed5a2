// A feature stores the whole root, and uses what two providers have.
protocol HasName { var name: String { get } }
protocol HasClock { var clock: Int { get } }
typealias Deps = HasName
struct AppDependencies: Deps, HasClock {
  let name = "app"
  let clock = 7
}
struct Model {
  let dependencies: AppDependencies  // expect: bypass AppDependencies
  init(dependencies: AppDependencies) { self.dependencies = dependencies }
  var title: String { "\(dependencies.name) \(dependencies.clock)" }
}
func title(_ dependencies: any Deps) -> String { dependencies.name }
@main struct App {
  static func main() {
    let dependencies = AppDependencies()
    print(Model(dependencies: dependencies).title, title(dependencies))
  }
}
