// A chain of three whose last link does not read the need: it goes from all of them.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias LeafDependencies = HasClock & HasCache  // expect: unused-need HasCache
func leaf(_ dependencies: any LeafDependencies) -> Int { dependencies.clock }

typealias BranchDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Branch {
  let dependencies: any BranchDependencies
  func grow() -> Int { leaf(dependencies) }
}

typealias TrunkDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Trunk {
  let dependencies: any TrunkDependencies
  func grow() -> Branch { Branch(dependencies: dependencies) }
}
