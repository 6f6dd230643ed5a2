// A function takes the root, reads a provider and calls a child that has a slice.
protocol HasName { var name: String { get } }
protocol HasClock { var clock: Int { get } }
typealias Deps = HasName
final class AppDependencies: Deps, HasClock {
  let name = "app"
  let clock = 7
}
func child(_ dependencies: any Deps) -> String { dependencies.name }
func title(_ dependencies: AppDependencies) -> String {  // expect: bypass AppDependencies
  "\(dependencies.clock) \(child(dependencies))"
}
final class Screen {
  private let root: AppDependencies  // expect: bypass AppDependencies
  init(root: AppDependencies) { self.root = root }
  func name() -> String { root.name }
}
