// A forced cast gets at the whole root.
protocol HasName { var name: String { get } }
typealias Deps = HasName

struct AppDependencies: Deps {
  let name = "app"
  let secret = 7
}
final class Model {
  let dependencies: any Deps
  init(dependencies: any Deps) { self.dependencies = dependencies }
  func run() -> String {
    let app = dependencies as! AppDependencies  // expect: bypass AppDependencies
    return dependencies.name + "\(app.secret)"
  }
}
