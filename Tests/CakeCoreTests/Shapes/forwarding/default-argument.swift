// A default argument makes the child out of a static value.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
struct Live: HasClock, HasCache {
  var clock = 1
  var cache = 2
}

typealias ChildDependencies = HasClock
struct Child {
  let dependencies: any ChildDependencies
  var now: Int { dependencies.clock }
}

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
enum Current { static var dependencies: any ParentDependencies { Live() } }

func show(_ child: Child = Child(dependencies: Current.dependencies)) -> Int { child.now }
