// The child's initialiser is taken as a value first and called through it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ChildDependencies = HasClock
struct Child {
  let dependencies: any ChildDependencies
  var now: Int { dependencies.clock }
}

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
func parent(_ dependencies: any ParentDependencies) -> Int {
  let make = Child.init
  return make(dependencies).now
}
