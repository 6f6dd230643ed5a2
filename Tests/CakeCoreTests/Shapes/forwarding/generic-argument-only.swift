// The slice's constraint is needed to name the child's generic type; no value is handed on.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias LeafDependencies = HasClock
struct Leaf<D: LeafDependencies> {
  func now(_ dependencies: D) -> Int { dependencies.clock }
}

typealias BranchDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Branch<D: BranchDependencies> {
  var leaf: Leaf<D>?
}
