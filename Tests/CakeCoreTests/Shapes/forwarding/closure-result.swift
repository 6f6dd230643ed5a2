// The child gets a closure that gives the dependencies back.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ChildDependencies = HasClock
struct Child {
  let resolve: () -> any ChildDependencies
  init(_ resolve: @escaping () -> any ChildDependencies) { self.resolve = resolve }
  var now: Int { resolve().clock }
}

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Parent {
  let dependencies: any ParentDependencies
  var child: Child { Child { dependencies } }
}
