// A protocol fixes the parameter's type; the root wires a value of its own with itself.
protocol HasName { var name: String { get } }
protocol HasGreeting { var greeting: Greeting { get } }
typealias Deps = HasName & HasGreeting
protocol Plugin {
  associatedtype Root
  func run(_ root: Root) -> String
}
struct NamePlugin: Plugin { func run(_ root: AppDependencies) -> String { root.name } }
struct Greeting {
  let root: AppDependencies
  var text: String { "Hello \(root.name)" }
}
final class AppDependencies: Deps {
  let name = "app"
  var greeting: Greeting { Greeting(root: self) }
}
func list(_ dependencies: any Deps) -> String { dependencies.name + dependencies.greeting.text }
