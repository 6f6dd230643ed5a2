// What is handed on is read from another object's stored dependencies.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ChildDependencies = HasClock
func child(_ dependencies: any ChildDependencies) -> Int { dependencies.clock }

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
final class Parent {
  let dependencies: any ParentDependencies
  init(_ dependencies: any ParentDependencies) { self.dependencies = dependencies }
}

struct Coordinator {
  let parent: Parent
  func go() -> Int { child(parent.dependencies) }
}
