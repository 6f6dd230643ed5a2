// The child's initialiser takes a slice that the parent could hand on, but it gets another value.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
struct Fixed: HasClock, HasCache {
  let clock = 3
  let cache = 4
}

typealias ChildDependencies = HasClock
struct Child {
  let dependencies: any ChildDependencies
  var now: Int { dependencies.clock }
}

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasClock
struct Parent {
  let dependencies: any ParentDependencies
  func child() -> Child { Child(dependencies: Fixed()) }
  var cached: Int { dependencies.cache }
}
