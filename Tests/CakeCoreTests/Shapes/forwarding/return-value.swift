// A function gives the dependencies back under a smaller slice, for its caller to hand on.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ChildDependencies = HasClock
struct Child {
  let dependencies: any ChildDependencies
  var now: Int { dependencies.clock }
}

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
func narrowed(_ dependencies: any ParentDependencies) -> any ChildDependencies {
  return dependencies
}
