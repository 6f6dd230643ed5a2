// Roots, scopes and whoever makes a root may look at what they are given.
protocol HasName { var name: String { get } }
protocol HasClock { var clock: Int { get } }
typealias Deps = HasName

struct AppDependencies: Deps, HasClock { let name = "app"; let clock = 7 }
struct SessionDependencies: Deps {
  let parent: any Deps
  var name: String { parent.name }
  var clock: Int { (parent as? any HasClock)?.clock ?? 0 }
}
final class Coordinator {
  let dependencies: any Deps
  init() { dependencies = AppDependencies() }
  func clock() -> Int? { (dependencies as? AppDependencies)?.clock }
}
func clock(_ value: any HasClock) -> Int { value.clock }
