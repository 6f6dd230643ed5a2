// The parent finds a value by the name of the scope's property, and keeps it for every scope.
//--- LayerCake/Singletons.swift
public final class Singletons: Sendable {
  public init() {}
  public func callAsFunction<Value: Sendable, Failure: Error>(
    property: StaticString = #function, _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value { try make() }
}
public protocol DependencyScope {
  associatedtype Parent
  var parent: Parent { get }
}
//--- App/Shape.swift
import LayerCake

struct Session: Sendable { let user: String }
final class Cache: Sendable {
  let session: Session
  init(_ session: Session) { self.session = session }
}
protocol HasCache { var cache: Cache { get } }
func greeting(_ dependencies: any HasCache) -> String { dependencies.cache.session.user }

final class AppDependencies: Sendable {
  let singletons = Singletons()
}
struct SessionDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  var cache: Cache { parent.singletons { Cache(session) } }  // expect: captive-value HasCache
}
