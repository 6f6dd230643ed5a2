// The slot is given a method in place of a closure.
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
struct AppDependencies {}
struct ADependencies: DependencyScope, HasSession, HasStore {
  let parent: AppDependencies
  let session: String
  private let _store = Singleton<Store>()
  private func makeStore() -> Store { Store(dependencies: self) }
  var store: Store { _store(makeStore) }  // expect: self-keeping-scope HasStore
}
struct BDependencies: DependencyScope, HasSession, HasStore {
  let parent: AppDependencies
  let session: String
  private let _store = Singleton<Store>()
  private func makeStore() -> Store { Store(dependencies: Guest(session: session)) }
  var store: Store { _store(makeStore) }
}
struct Guest: HasSession { let session: String }
