// Whoever makes a root wires the program: its type, a preview's static member, a main function.
import Foundation

protocol HasNow { var now: Date { get } }
typealias Deps = HasNow

struct AppDependencies: Deps { let now: Date }

struct Model {
  let dependencies: any Deps
  var title: String { "\(dependencies.now)" }
  static var preview: Model { Model(dependencies: AppDependencies(now: Date())) }
}
final class Coordinator {
  let dependencies: any Deps
  init() { dependencies = AppDependencies(now: Date()) }
  func show() -> String { Model(dependencies: dependencies).title + "\(UUID())" }
}
func run() -> String { Model(dependencies: AppDependencies(now: .now)).title }
