// Of two arguments the function looks at the scope's own, whatever it does with the other.
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
  let shared = Singleton<Cache>()
}
func second(_ name: String, _ user: String) -> String { user }
struct SessionDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  var cache: Cache {
    parent.shared { Cache(second("all", session.user)) }  // expect: captive-value HasCache
  }
}
