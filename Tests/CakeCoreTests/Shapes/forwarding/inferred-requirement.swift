// The signature mentions a generic type whose constraint implies the slice's needs: Swift infers
// them, so they could go, but what reads them is the type that demands them.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias LeafDependencies = HasClock
struct Leaf<D: LeafDependencies> {
  let dependencies: D
  var now: Int { dependencies.clock }
}

typealias TreeDependencies =
  HasClock  // escape: HasClock
  & HasCache  // expect: unused-need HasCache
func tree<D: TreeDependencies>(_ dependencies: D) -> Leaf<D> { Leaf(dependencies: dependencies) }
