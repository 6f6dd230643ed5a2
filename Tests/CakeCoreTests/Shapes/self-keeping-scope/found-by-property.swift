// What is found by the name of its property stores the scope.
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

protocol HasSession: Sendable { var session: String { get } }
func greet(_ dependencies: any HasSession) -> String { dependencies.session }
protocol HasStore { var store: Store { get } }
func show(_ dependencies: any HasStore) -> String { dependencies.store.text() }

final class Store: Sendable {
  private let dependencies: any HasSession
  init(dependencies: any HasSession) { self.dependencies = dependencies }
  func text() -> String { greet(dependencies) }
}
struct AppDependencies: Sendable {}
final class SessionDependencies: DependencyScope, HasSession, HasStore {
  let parent: AppDependencies
  let session: String
  private let singletons = Singletons()
  var store: Store { singletons { Store(dependencies: self) } }  // expect: self-keeping-scope HasStore
  init(parent: AppDependencies, session: String) {
    self.parent = parent
    self.session = session
  }
}
