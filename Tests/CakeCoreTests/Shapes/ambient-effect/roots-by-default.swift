// A root that is only a default, of a parameter or a memberwise initialiser, wires nothing: callers replace it.
import Foundation

protocol HasName { var name: String { get } }
typealias Deps = HasName
struct AppDependencies: Deps { let name = "app" }

struct Screen {
  let dependencies: any Deps
  init(dependencies: any Deps = AppDependencies()) { self.dependencies = dependencies }
  func run() -> String { "\(dependencies.name) \(Date())" }  // expect: ambient-effect Date.init
}
struct Row {
  var dependencies: any Deps = AppDependencies()
  func run() -> String { "\(dependencies.name) \(Date())" }  // expect: ambient-effect Date.init
}
func header(_ dependencies: any Deps = AppDependencies()) -> String {
  "\(dependencies.name) \(Date())"  // expect: ambient-effect Date.init
}
struct Fixed {
  let dependencies: any Deps = AppDependencies()
  func run() -> String { "\(dependencies.name) \(Date())" }
}
struct Shell {
  let dependencies: any Deps
  init() { dependencies = AppDependencies() }
  func run() -> String { "\(dependencies.name) \(Date())" }
}
