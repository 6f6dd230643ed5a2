// A value that a type has, or makes without anything of the scope, is the same for all.
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
struct Format: Sendable {
  let text: String
  static let standard = Format(text: "standard")
}
struct SessionDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let first = Format.standard
  let second = Format(text: "second")
  var cache: Cache { parent.shared { Cache(first.text + second.text) } }
}
