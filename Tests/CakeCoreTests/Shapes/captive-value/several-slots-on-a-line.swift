// The second slot of a line is one as well.
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

struct AppDependencies {
  let a = Singleton<Cache>(), b = Singleton<Cache>(), name = "all"
}
struct ADependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  var cache: Cache { parent.b { Cache(session.user) } }  // expect: captive-value HasCache
}
struct BDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  var cache: Cache { parent.a { Cache(parent.name) } }
}
