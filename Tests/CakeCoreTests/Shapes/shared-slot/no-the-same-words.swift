// Whoever comes first makes the same.
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
  private let _cache = Singleton<Cache>()
  var news: Cache { _cache { Cache(name: "all") } }
  var mail: Cache {
    _cache {
      Cache(name: "all")
    }
  }
}
protocol HasCaches { var first: Cache { get }; var second: Cache { get } }
protocol HasOthers { var third: Cache { get }; var fourth: Cache { get } }
func shown(_ dependencies: any HasCaches & HasOthers) -> [Cache] {
  [dependencies.first, dependencies.second, dependencies.third, dependencies.fourth]
}
final class LiveDependencies: HasCaches, HasOthers, Sendable {
  let name = "all"
  private let _cache = Singleton<Cache>()
  var first: Cache { _cache { Cache(name: name) } }
  var second: Cache { _cache { [self] in return Cache(name: self.name) } }
  var third: Cache { _cache { return Cache.init(name: name, ) } }
  var fourth: Cache { _cache { .init(name: name) } }
}
