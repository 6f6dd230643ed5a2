// A child of the scope is asked for what comes from the parent, and for the scope's own.
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
protocol HasConfig { var config: String { get } }
protocol HasName { var name: String { get } }
protocol HasCache { var cache: Cache { get } }
extension HasConfig where Self: DependencyScope, Parent: HasConfig { var config: String { parent.config } }
extension HasName where Self: DependencyScope, Parent: HasName { var name: String { parent.name } }
func show(_ dependencies: any HasCache) -> String { dependencies.cache.folder }
func show(_ dependencies: any HasConfig & HasName) -> String { dependencies.config + dependencies.name }
final class Cache: Sendable {
  let folder: String
  init(_ folder: String) { self.folder = folder }
  init<Dependencies: HasConfig>(generic dependencies: Dependencies) { folder = dependencies.config }
}
struct AppDependencies: HasConfig {
  let config: String
  let a = Singleton<Cache>(), b = Singleton<Cache>(), c = Singleton<Cache>(), d = Singleton<Cache>()
}
struct ChildDependencies: DependencyScope, HasConfig, HasName {
  let parent: SessionDependencies
}
struct SessionDependencies: DependencyScope, HasConfig, HasName, HasCache {
  let parent: AppDependencies
  let session: Session?
  let name: String
  var child: ChildDependencies { ChildDependencies(parent: self) }
  var cache: Cache { parent.a { Cache(child.config) } }
  var second: Cache { parent.b { Cache(generic: child) } }
  var third: Cache { parent.c { Cache(child.name) } }  // expect: captive-value SessionDependencies
  var fourth: Cache {
    if let session { return parent.d { Cache(session.user) } }  // expect: captive-value SessionDependencies
    return Cache("none")
  }
}
