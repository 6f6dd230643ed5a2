// A property names the slot: the scope's own, its parent's, or a new one.
//--- LayerCake/Singleton.swift
public struct Singleton<Value> {
  public init(_: Never...) {}
  public func callAsFunction<Failure: Error>(_ make: () throws(Failure) -> Value) throws(Failure) -> Value { try make() }
}
public struct WeakSingleton<Value: AnyObject> {
  public init(_: Never...) {}
  public func callAsFunction(_ make: () -> Value) -> Value { make() }
}
extension Singleton: Sendable where Value: Sendable {}
public protocol DependencyScope {
  associatedtype Parent
  var parent: Parent { get }
}
//--- App/Shape.swift
import LayerCake

protocol HasSession { var session: String { get } }
func greet(_ dependencies: any HasSession) -> String { dependencies.session }
protocol HasStore { var store: Store { get } }
func show(_ dependencies: any HasStore) -> String { dependencies.store.text() }

final class Store {
  private let dependencies: any HasSession
  init(dependencies: any HasSession) { self.dependencies = dependencies }
  func text() -> String { greet(dependencies) }
}
struct AppDependencies {
  let kept = WeakSingleton<Store>()
  let slot = Singleton<Store>()
}
struct ADependencies: DependencyScope, HasSession, HasStore {
  let parent: AppDependencies
  let session: String
  private let _store = Singleton<Store>()
  private var slot: Singleton<Store> { _store }
  var store: Store { slot { Store(dependencies: self) } }  // expect: self-keeping-scope HasStore
}
struct BDependencies: DependencyScope, HasSession, HasStore {
  let parent: AppDependencies
  let session: String
  private var slot: Singleton<Store> { parent.slot }
  var store: Store { slot { Store(dependencies: self) } }  // expect: captive-value HasStore
}
struct CDependencies: DependencyScope, HasSession, HasStore {
  let parent: AppDependencies
  let session: String
  private var slot: Singleton<Store> { Singleton<Store>() }
  var store: Store { slot { Store(dependencies: self) } }
}
