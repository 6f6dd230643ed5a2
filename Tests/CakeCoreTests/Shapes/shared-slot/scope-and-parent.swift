// The root and its scope call it.
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

struct AppDependencies: HasNews {
  let cache = Singleton<Cache>()  // expect: shared-slot AppDependencies
  var news: Cache { cache { Cache(name: "news") } }
}
struct SessionDependencies: DependencyScope, HasNews, HasMail {
  let parent: AppDependencies
  var news: Cache { parent.news }
  var mail: Cache { parent.cache { Cache(name: "mail") } }
}
