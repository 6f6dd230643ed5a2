// A cascade stops at the link that reads the need for itself.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias LeafDependencies = HasClock & HasCache  // expect: unused-need HasCache
func leaf(_ dependencies: any LeafDependencies) -> Int { dependencies.clock }

typealias BranchDependencies = HasClock & HasCache
struct Branch {
  let dependencies: any BranchDependencies
  func grow() -> Int { leaf(dependencies) + dependencies.cache }
}

typealias TrunkDependencies = HasClock & HasCache
struct Trunk {
  let dependencies: any TrunkDependencies
  func grow() -> Branch { Branch(dependencies: dependencies) }
}
