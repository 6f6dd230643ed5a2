// The parent's value keeps the parent and asks it later.
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

protocol HasClock { var clock: String { get } }
protocol HasMail { var mail: Mail { get } }
extension HasMail where Self: DependencyScope, Parent: HasMail { var mail: Mail { parent.mail } }
func send(_ dependencies: any HasMail & HasClock) -> String { dependencies.mail.text() + dependencies.clock }

final class Mail {
  private let dependencies: any HasClock
  init(_ dependencies: any HasClock) { self.dependencies = dependencies }
  func text() -> String { dependencies.clock }
}
final class AppDependencies: HasClock, HasMail {
  let clock: String
  init(clock: String) { self.clock = clock }
  var mail: Mail { Mail(self) }
}
struct TravelDependencies: DependencyScope, HasClock, HasMail {  // expect: captive-value HasMail
  let parent: AppDependencies
  var clock: String { "later" }
}
