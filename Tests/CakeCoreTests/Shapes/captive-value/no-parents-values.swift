// The parent's slot is filled from the parent's values, forwarded ones too.
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

protocol HasName { var name: String { get } }
extension HasName where Self: DependencyScope, Parent: HasName { var name: String { parent.name } }
func name(_ dependencies: any HasName) -> String { dependencies.name }
struct AppDependencies: HasName {
  let name: String
  let shared = Singleton<Cache>()
}
struct SessionDependencies: DependencyScope, HasCache, HasName {
  let parent: AppDependencies
  let session: Session
  var cache: Cache { parent.shared { Cache(name + parent.name) } }
}
