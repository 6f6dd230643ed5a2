// A root calls the slots of two that it holds, one each.
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

struct Cache: Sendable {
  let name: String
}
protocol HasNews { var news: Cache { get } }
protocol HasMail { var mail: Cache { get } }
func show(_ dependencies: any HasNews & HasMail) -> String { dependencies.news.name + dependencies.mail.name }

struct ChildDependencies: HasNews {
  let cache = Singleton<Cache>()
  let news: Cache
}
struct AppDependencies: HasNews, HasMail {
  let left: ChildDependencies
  let right: ChildDependencies
  var news: Cache { left.cache { Cache(name: "news") } }
  var mail: Cache { right.cache { Cache(name: "mail") } }
}
