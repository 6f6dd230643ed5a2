// The slot that is called is a property of the scope's own, which names its parent's.
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

protocol HasUser { var user: String { get } }
func user(_ dependencies: any HasUser) -> String { dependencies.user }
protocol CacheLayer: HasCache, HasUser { var cacheSlot: Singleton<Cache> { get } }
extension CacheLayer { var cache: Cache { cacheSlot { Cache(user) } } }  // expect: captive-value HasCache
struct AppDependencies {
  let name: String
  let a = Singleton<Cache>()
  let b = Singleton<Cache>()
}
struct ADependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  private var slot: Singleton<Cache> { parent.a }
  var cache: Cache { slot { Cache(session.user) } }  // expect: captive-value HasCache
}
struct BDependencies: DependencyScope, CacheLayer {
  let parent: AppDependencies
  let user: String
  var cacheSlot: Singleton<Cache> { parent.b }
  func shown() -> String { show(self) }
}
struct CDependencies: DependencyScope, CacheLayer {
  let parent: AppDependencies
  let user: String
  let cacheSlot = Singleton<Cache>()
}
struct DDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  private let _cache = Singleton<Cache>()
  private var slot: Singleton<Cache> { _cache }
  private var fresh: Singleton<Cache> { Singleton<Cache>() }
  var cache: Cache { slot { Cache(session.user) } }
  var other: Cache { fresh { Cache(session.user) } }
}
