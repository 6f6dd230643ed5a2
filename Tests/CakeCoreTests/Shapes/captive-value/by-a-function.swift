// The slot is given a method or a function in place of a closure.
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

func sharedCache() -> Cache { Cache("all") }
struct AppDependencies {
  let name: String
  let a = Singleton<Cache>()
  let b = Singleton<Cache>()
  let c = Singleton<Cache>()
  let d = Singleton<Cache>()
}
struct ADependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  private func makeCache() -> Cache { Cache(session.user) }
  var cache: Cache { parent.a(makeCache) }  // expect: captive-value HasCache
}
struct BDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  private func makeCache() -> Cache { Cache(parent.name) }
  var cache: Cache { parent.b(makeCache) }
  var other: Cache { parent.c(sharedCache) }
}
struct CDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  private func makeCache() -> Cache { Cache(session.user) }
  var cache: Cache { parent.d(self.makeCache) }  // expect: captive-value HasCache
}
