// The parent's slice includes the child's, and hands all on.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ChildDependencies = HasClock & HasCache
struct Child {
  let dependencies: any ChildDependencies
  func run() -> Int { dependencies.clock + dependencies.cache }
}

typealias ParentDependencies = ChildDependencies & HasPush  // expect: unused-need HasPush
struct Parent {
  let dependencies: any ParentDependencies
  func child() -> Child { Child(dependencies: dependencies) }
}
