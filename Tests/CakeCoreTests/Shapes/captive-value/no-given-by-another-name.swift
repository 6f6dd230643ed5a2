// The parent gives it under another name, by way of a local one, and without labels.
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
  let name: String
  let shared = Singleton<Cache>()
}
struct SessionDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let name: String
  init(_ app: AppDependencies, named text: String) {
    parent = app
    name = text
  }
  var cache: Cache { parent.shared { Cache(name) } }
}
func enter(_ app: AppDependencies) -> SessionDependencies {
  let text = app.name
  return SessionDependencies(app, named: text)
}
