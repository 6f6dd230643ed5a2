// A list or a dictionary that the slot makes holds what holds the scope.
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
protocol HasStores { var stores: [Store] { get } }
func show(_ dependencies: any HasStores) -> String { dependencies.stores.map { $0.text() }.joined() }

final class Store {
  private let dependencies: any HasSession
  init(dependencies: any HasSession) { self.dependencies = dependencies }
  func text() -> String { greet(dependencies) }
}
struct AppDependencies {}
final class Shelf {
  let stores: [Store]
  let name = "shelf"
  init(_ stores: [Store]) { self.stores = stores }
}
struct Names: ExpressibleByArrayLiteral {
  let count: Int
  init(arrayLiteral stores: Store...) { count = stores.count }
}
final class Counter {
  let names: Names
  init(names: Names) { self.names = names }
}
struct ADependencies: DependencyScope, HasSession, HasStores {
  let parent: AppDependencies
  let session: String
  private let _stores = Singleton<[Store]>()
  var stores: [Store] { _stores { [Store(dependencies: self)] } }  // expect: self-keeping-scope HasStores
}
struct BDependencies: DependencyScope, HasSession, HasStores {
  let parent: AppDependencies
  let session: String
  private let _stores = Singleton<[String: Store]>()
  private let _shelf = Singleton<Shelf>()
  private var named: [String: Store] { _stores { ["first": Store(dependencies: self)] } }  // expect: self-keeping-scope BDependencies
  private var shelf: Shelf { _shelf { Shelf([Store(dependencies: self)]) } }  // expect: self-keeping-scope BDependencies
  var stores: [Store] { named.values + shelf.stores }
}
struct CDependencies: DependencyScope, HasSession, HasStores {
  let parent: AppDependencies
  let session: String
  private let _names = Singleton<Names>()
  private let _counter = Singleton<Counter>()
  private let _texts = Singleton<[String]>()
  private var names: Names { _names { [Store(dependencies: self)] } }
  private var counter: Counter { _counter { Counter(names: [Store(dependencies: self)]) } }
  private var texts: [String] { _texts { [Store(dependencies: self).text(), "\(names.count)"] } }
  var stores: [Store] { texts.map { _ in Store(dependencies: self) } + (0..<counter.names.count).map { _ in Store(dependencies: self) } }
}
