// The child is a lazy property, made when it is first asked for.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ChildDependencies = HasClock
final class Child {
  let dependencies: any ChildDependencies
  init(dependencies: any ChildDependencies) { self.dependencies = dependencies }
  var now: Int { dependencies.clock }
}

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
final class Parent {
  private let dependencies: any ParentDependencies
  private(set) lazy var child = Child(dependencies: dependencies)
  init(dependencies: any ParentDependencies) { self.dependencies = dependencies }
}
