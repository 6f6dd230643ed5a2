// A value whose initialiser reads the value itself, by way of its superclass.
protocol HasStore { var store: Store { get } }

typealias StoreDependencies = HasStore
class Base {
  let count: Int
  init(dependencies: any StoreDependencies) {
    count = dependencies.store.count
  }
}
final class Store: Base {
  override init(dependencies: any StoreDependencies) {
    guard Int("1") != nil else { fatalError("no number") }
    super.init(dependencies: dependencies)
  }
}
final class AppDependencies: HasStore {
  var store: Store { get { Store(dependencies: self) } }  // expect: construction-cycle HasStore
}
