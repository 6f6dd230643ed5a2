// A consumer's own shared object, inside itself.
protocol HasName { var name: String { get } }
typealias Deps = HasName

struct AppDependencies: Deps { let name = "app" }
final class Model {
  nonisolated(unsafe) static let shared = Model(AppDependencies())
  let dependencies: any Deps
  init(_ dependencies: any Deps) { self.dependencies = dependencies }
  func isShared() -> Bool { self === Model.shared && dependencies.name == "app" }
}
