// Behind a guard, and in a branch, only one may ever be called.
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
  let isBig: Bool
  private let _cache = Singleton<Cache>()
  var news: Cache {
    guard isBig else { return Cache(name: "small") }
    return _cache { Cache(name: "news") }
  }
  var mail: Cache {
    if !isBig { return _cache { Cache(name: "mail") } }
    return Cache(name: "big")
  }
}
