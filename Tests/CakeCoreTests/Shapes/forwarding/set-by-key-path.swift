// Handed on by writing through a key path.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ChildDependencies = HasClock
final class Child {
  var dependencies: (any ChildDependencies)?
  var now: Int? { dependencies?.clock }
}

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
func attach(_ dependencies: any ParentDependencies, to child: Child) {
  child[keyPath: \.dependencies] = dependencies
}
