// A lazy property keeps nothing in a cycle that is let go of, or that is part of a copied value.
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
protocol HasStore { var store: Store? { mutating get } }
func show(_ dependencies: inout any HasStore) -> String { dependencies.store?.text() ?? "" }

final class Store {
  private let dependencies: any HasSession
  init(dependencies: any HasSession) { self.dependencies = dependencies }
  func text() -> String { greet(dependencies) }
}
struct AppDependencies {}
final class SessionDependencies: DependencyScope, HasSession {
  let parent: AppDependencies
  let session: String
  lazy var store: Store? = Store(dependencies: self)
  init(parent: AppDependencies, session: String) {
    self.parent = parent
    self.session = session
  }
  func signOut() { store = nil }
}
struct GuestDependencies: DependencyScope, HasSession, HasStore {
  let parent: AppDependencies
  let session: String
  lazy var store: Store? = Store(dependencies: self)
}
