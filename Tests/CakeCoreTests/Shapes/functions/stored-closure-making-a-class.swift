// What a stored closure makes is of a class of its own: what it is made with goes no further.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
class Screen<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
  func attach(_ child: Screen<any ChildDependencies>) -> Int { child.value.cache }
}
typealias ChildDependencies = HasClock & HasCache  // escape: HasClock
typealias ParentDependencies = HasClock & HasCache  // escape: HasCache
final class Child: Screen<any ChildDependencies> {}
final class Parent: Screen<any ParentDependencies> {
  let make: (any ParentDependencies) -> Child
  init(_ dependencies: any ParentDependencies, make: @escaping (any ParentDependencies) -> Child) {
    self.make = make
    super.init(dependencies)
  }
  func show() -> Int {
    let child = make(value)
    return attach(child) + value.clock
  }
}
