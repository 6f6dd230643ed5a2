// The root's own answer stands for the layer's, which is never asked.
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

protocol NewsLayer: HasNews { var slot: Singleton<Cache> { get } }
extension NewsLayer { var news: Cache { slot { Cache(name: "news") } } }
struct AppDependencies: NewsLayer, HasMail {
  func shown() -> String { show(self) }
  let mail: Cache
  let slot = Singleton<Cache>()
  var news: Cache { slot { Cache(name: "own news") } }
}
