// The parent's slot gets the whole scope.
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

final class Session {
  let user: String
  init(user: String) { self.user = user }
}
final class Cache: Sendable {
  let user: String
  init(_ user: String) { self.user = user }
}
protocol HasCache { var cache: Cache { get } }
func show(_ dependencies: any HasCache) -> String { dependencies.cache.user }

protocol HasSession { var session: Session { get } }
func user(_ dependencies: any HasSession) -> String { dependencies.session.user }
final class Store {
  private let dependencies: any HasSession
  init(_ dependencies: any HasSession) { self.dependencies = dependencies }
  func text() -> String { user(dependencies) }
}
protocol HasStore { var store: Store { get } }
func text(_ dependencies: any HasStore) -> String { dependencies.store.text() }
struct AppDependencies {
  let shared = Singleton<Store>()
}
struct SessionDependencies: DependencyScope, HasStore, HasSession {
  let parent: AppDependencies
  let session: Session
  var store: Store { parent.shared { Store(self) } }  // expect: captive-value HasStore
}
