// A subclass decorates what its superclass provides under the same name.
protocol HasStore { var store: Store { get } }
protocol MakesStore { func makeStore() -> Store }

typealias StoreDependencies = HasStore & MakesStore
struct Store {
  let name: String
}
func name(_ dependencies: any StoreDependencies) -> String {
  dependencies.store.name + dependencies.makeStore().name
}
class BaseDependencies: StoreDependencies {
  var store: Store { Store(name: "base") }
  func makeStore() -> Store { store }
}
final class AppDependencies: BaseDependencies {
  override var store: Store { Store(name: super.store.name + super.makeStoreName()) }
  override func makeStore() -> Store { super.makeStore() }
}
extension BaseDependencies {
  func makeStoreName() -> String { "made" }
}
