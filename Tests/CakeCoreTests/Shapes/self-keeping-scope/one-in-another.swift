// What is made holds something that holds the scope.
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

protocol HasSession { var session: String { get } }
func greet(_ dependencies: any HasSession) -> String { dependencies.session }
protocol HasStore { var store: Store { get } }
func show(_ dependencies: any HasStore) -> String { dependencies.store.text() }

final class Greeter {
  let dependencies: any HasSession
  init(_ dependencies: any HasSession) { self.dependencies = dependencies }
}
final class Store {
  private let greeter: Greeter
  init(greeter: Greeter) { self.greeter = greeter }
  func text() -> String { greet(greeter.dependencies) }
}
struct AppDependencies {}
struct SessionDependencies: DependencyScope, HasSession, HasStore {
  let parent: AppDependencies
  let session: String
  private let _store = Singleton<Store>()
  var store: Store { _store { Store(greeter: Greeter(self)) } }  // expect: self-keeping-scope HasStore
}
