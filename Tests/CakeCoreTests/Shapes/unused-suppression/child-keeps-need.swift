// A child keeps its need by a comment, so its parent, which hands on, has to keep it too.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

// cake:ignore unused-need HasCache - the next version caches
typealias ChildDependencies = HasClock & HasCache  // suppressed: HasCache
typealias ParentDependencies = HasClock & HasCache

struct Child {
  let dependencies: any ChildDependencies
  func now() -> Int { dependencies.clock }
}

struct Parent {
  let dependencies: any ParentDependencies
  func child() -> Child { Child(dependencies: dependencies) }
}
