// The child's initialiser is mapped over dependencies.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ChildDependencies = HasClock
struct Child {
  let now: Int
  init(_ dependencies: any ChildDependencies) { now = dependencies.clock }
}

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
func children(_ all: [any ParentDependencies]) -> [Child] { all.map(Child.init) }
