// The second slot of a line is one as well.
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

struct AppDependencies: HasNews, HasMail {
  private let _other = Singleton<Cache>(), _cache = Singleton<Cache>()  // expect: shared-slot AppDependencies
  var news: Cache { _cache { Cache(name: "news") } }
  var mail: Cache { _cache { Cache(name: "mail") } }
  func other() -> Cache { _other { Cache(name: "other") } }
}
struct LiveDependencies: HasNews, HasMail {
  private let _news = Singleton<Cache>(), _mail = Singleton<Cache>()
  var news: Cache { _news { Cache(name: "news") } }
  var mail: Cache { _mail { Cache(name: "mail") } }
}
