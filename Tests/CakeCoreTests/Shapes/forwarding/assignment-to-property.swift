// Handed on by assigning to a child's property.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ChildDependencies = HasClock
final class Child {
  var dependencies: (any ChildDependencies)?
  var now: Int? { dependencies?.clock }
}

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Parent {
  let dependencies: any ParentDependencies
  let child = Child()
  func attach() { child.dependencies = dependencies }
}
