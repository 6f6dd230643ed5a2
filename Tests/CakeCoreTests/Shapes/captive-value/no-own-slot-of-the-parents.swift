// A slot of the scope's own keeps a text that is made of the parent's.
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
  let a = Singleton<Cache>()
  let b = Singleton<Cache>()
}
final class ADependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  private let _name = Singleton<String>()
  private var name: String { _name { parent.name.lowercased() } }
  init(parent: AppDependencies, session: Session) {
    self.parent = parent
    self.session = session
  }
  var cache: Cache { parent.a { Cache(name) } }
}
