// What the scope's own slot keeps goes into the parent's.
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

final class Index {
  let session: Session
  init(_ session: Session) { self.session = session }
}
struct AppDependencies {
  let shared = Singleton<Cache>()
}
final class SessionDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  private let _index = Singleton<Index>()
  let session: Session
  init(parent: AppDependencies, session: Session) {
    self.parent = parent
    self.session = session
  }
  private var index: Index { _index { Index(session) } }
  var cache: Cache { parent.shared { Cache(index.session.user) } }  // expect: captive-value HasCache
}
