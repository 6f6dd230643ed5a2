// The root goes where nothing else will do: a scope's parent, another that takes it, out of sight.
protocol HasName { var name: String { get } }
protocol HasSession { var session: Int { get } }
typealias Deps = HasName
struct AppDependencies: Deps { let name = "app" }
struct SessionDependencies: HasName, HasSession {
  let parent: AppDependencies
  var name: String { parent.name }
  let session: Int
}
func list(_ dependencies: any Deps) -> String { dependencies.name }
func home(_ dependencies: any HasName & HasSession) -> Int {
  dependencies.session + dependencies.name.count
}
struct Login {
  let dependencies: AppDependencies
  func start() -> Int {
    home(SessionDependencies(parent: dependencies, session: dependencies.name.count))
  }
}
func tracked(_ value: Any) {}
struct Escaping {
  let dependencies: AppDependencies
  func run() -> String {
    tracked(dependencies)
    return dependencies.name
  }
}
