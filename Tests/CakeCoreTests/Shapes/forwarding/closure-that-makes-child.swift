// A stored closure makes the child later, from the dependencies it is given then.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ChildDependencies = HasClock
struct Child {
  let dependencies: any ChildDependencies
  var now: Int { dependencies.clock }
}

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Parent {
  let makeChild: (any ParentDependencies) -> Child = { Child(dependencies: $0) }
}
