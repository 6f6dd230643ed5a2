// The scope's own value is only looked at beside what is made.
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
func log(_ text: String) {}
struct SessionDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  var cache: Cache {
    parent.shared {
      log(session.user)
      return Cache("all")
    }
  }
}
final class Store: Sendable {
  let size = 4
  init(during session: Session) {
    precondition(!session.user.isEmpty)
    print("made for \(session.user)")
  }
}
protocol HasStore { var store: Store { get } }
func count(_ dependencies: any HasStore) -> Int { dependencies.store.size }
struct RootDependencies {
  let shared = Singleton<Store>()
}
struct GuestDependencies: DependencyScope, HasStore {
  let parent: RootDependencies
  let session: Session
  var store: Store { parent.shared { Store(during: session) } }
}
