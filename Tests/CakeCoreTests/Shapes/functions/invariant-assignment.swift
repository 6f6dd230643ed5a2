// A box is stored in another object's property: the generic arguments are one type.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
typealias ChildDependencies = HasClock & HasCache
final class Child {
  var box: Box<any ChildDependencies>?
  var now: Int? { box?.value.clock }
}
typealias ParentDependencies = HasClock & HasCache
struct Parent {
  let box: Box<any ParentDependencies>
  let child: Child
  func attach() -> Int {
    child.box = box
    return box.value.cache
  }
}
