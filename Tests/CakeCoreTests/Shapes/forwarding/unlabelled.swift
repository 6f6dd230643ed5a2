// Handed on without a label.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ChildDependencies = HasClock
struct Child {
  let now: Int
  init(_ dependencies: any ChildDependencies) { now = dependencies.clock }
}

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Parent {
  let child: Child
  init(_ dependencies: any ParentDependencies) { child = Child(dependencies) }
}
