// Two generic types are bound to one dependency type; the child demands, the parent hands on.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

protocol Feature {
  associatedtype Dependencies
  init(_ dependencies: Dependencies)
}
struct Child<Dependencies: HasClock>: Feature {
  let dependencies: Dependencies
  init(_ dependencies: Dependencies) { self.dependencies = dependencies }
}

typealias ParentDependencies = HasClock & HasCache & HasPush  // missed: HasPush
struct Parent<Dependencies: ParentDependencies> {
  let dependencies: Dependencies
  func embed<F: Feature>(_ type: F.Type) -> F where F.Dependencies == Dependencies {
    F(dependencies)
  }
  func child() -> Child<Dependencies> { embed(Child<Dependencies>.self) }
  var cached: Int { dependencies.cache }
}
