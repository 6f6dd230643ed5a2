// What is forwarded was made from something else.
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
  let sent: String
  init(_ server: String) { sent = server }
  func text() -> String { sent }
}
struct AppDependencies: HasClock, HasMail {
  let clock: String
  let server: String
  var mail: Mail { Mail(server) }
}
struct TravelDependencies: DependencyScope, HasClock, HasMail {
  let parent: AppDependencies
  let clock: String
}
