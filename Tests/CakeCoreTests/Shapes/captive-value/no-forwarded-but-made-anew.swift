// The scope adopts the layer again and has its value made from its own clock.
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
  init(_ clock: String) { sent = clock }
  func text() -> String { sent }
}
protocol MailLayer: HasMail, HasClock {}
extension MailLayer { var mail: Mail { Mail(clock) } }
struct AppDependencies: MailLayer {
  let clock: String
}
struct TravelDependencies: DependencyScope, MailLayer {
  let parent: AppDependencies
  let clock: String
  var mail: Mail { Mail(clock) }
  func sent() -> String { send(self) }
}
