// The slot belongs to the parent's parent, by way of its storage.
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

final class Storage: Sendable {
  let shared = Singleton<Cache>()
}
struct AppDependencies { let storage: Storage }
struct SessionDependencies: DependencyScope {
  let parent: AppDependencies
}
struct EditorDependencies: DependencyScope, HasCache {
  let parent: SessionDependencies
  let document: String
  var cache: Cache { self.parent.parent.storage.shared { Cache(document) } }  // expect: captive-value HasCache
}
