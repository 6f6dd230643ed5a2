// Generic all the way: a constrained type, a `where` clause, a generic method.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias LeafDependencies = HasClock
struct Leaf<D> where D: LeafDependencies {
  let dependencies: D
  var now: Int { dependencies.clock }
}

typealias BranchDependencies = LeafDependencies & HasCache
struct Branch<D: BranchDependencies> {
  let dependencies: D
  var leaf: Leaf<D> { Leaf(dependencies: dependencies) }
  var cached: Int { dependencies.cache }
}

typealias TreeDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
func tree<D>(_ dependencies: D) -> Int where D: TreeDependencies {
  Branch(dependencies: dependencies).cached
}
