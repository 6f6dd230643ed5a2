// A closure's result is the parent's slice; it is stored where one of the child's is wanted.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ChildDependencies = HasClock
struct Child {
  let dependencies: () -> any ChildDependencies
  var now: Int { dependencies().clock }
}

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Parent {
  let resolve: () -> any ParentDependencies
  var child: Child { Child(dependencies: resolve) }
}
