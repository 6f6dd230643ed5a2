// A property wrapper's projection is handed on: its generic argument is invariant.
@propertyWrapper struct Binding<Value> {
  var wrappedValue: Value
  var projectedValue: Binding<Value> { self }
}
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ChildDependencies = HasClock & HasCache
struct Child {
  @Binding var dependencies: any ChildDependencies
  var now: Int { dependencies.clock }
}
typealias ParentDependencies = HasClock & HasCache
struct Parent {
  @Binding var dependencies: any ParentDependencies
  var child: Child { Child(dependencies: $dependencies) }
  var cached: Int { dependencies.cache }
}
extension Child {
  init(dependencies: Binding<any ChildDependencies>) { _dependencies = dependencies }
}
