// Something asks for a value of the root's very type.
protocol HasName { var name: String { get } }
protocol HasClock { var clock: Int { get } }
typealias Deps = HasName
struct AppDependencies: Deps, HasClock {
  let name = "app"
  let clock = 7
}
protocol Screen {
  associatedtype Dependencies
  var dependencies: Dependencies { get }
  init(dependencies: Dependencies)
}
@propertyWrapper struct Checked<Value: HasClock> {
  let wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct Home: Screen {
  let dependencies: AppDependencies
  init(dependencies: AppDependencies) { self.dependencies = dependencies }
  var title: String { dependencies.name }
}
struct Wrapped {
  @Checked var dependencies: AppDependencies
  init(dependencies: AppDependencies) { _dependencies = Checked(wrappedValue: dependencies) }
  var title: String { dependencies.name }
}
struct Named {
  typealias Dependencies = AppDependencies
  let dependencies: Dependencies
  init(dependencies: AppDependencies) {  // expect: bypass AppDependencies
    self.dependencies = dependencies
  }
  var title: String { dependencies.name }
}
func title(_ dependencies: any Deps) -> String { dependencies.name }
