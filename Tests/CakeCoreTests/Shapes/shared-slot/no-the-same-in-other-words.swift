// Two closures say the same in other words.
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

struct ADependencies: HasNews, HasMail {
  private let _cache = Singleton<Cache>()
  var news: Cache { _cache { () -> Cache in Cache(name: "all") } }
  var mail: Cache { _cache { Cache(name: "all") } }
}
struct BDependencies: HasNews, HasMail {
  private let _cache = Singleton<Cache>()
  private static func make() -> Cache { Cache(name: "all") }
  var news: Cache { _cache { Self.make() } }
  var mail: Cache { _cache { BDependencies.make() } }
}
struct CDependencies: HasNews, HasMail {
  private let _cache = Singleton<Cache>()
  private func make() -> Cache { Cache(name: "all") }
  var news: Cache { _cache(make) }
  var mail: Cache { _cache { make() } }
}
struct DDependencies: HasNews, HasMail {
  private let _cache = Singleton<Cache>()
  var news: Cache {
    _cache {
      let name = "all"; return Cache(name: name)
    }
  }
  var mail: Cache {
    _cache {
      let name = "all"
      return Cache(name: name)
    }
  }
}
struct EDependencies: HasNews, HasMail {
  private let _cache = Singleton<Cache>()
  var news: Cache { _cache({ Cache(name: "all") }) }
  var mail: Cache { _cache { () in Cache(name: "all") } }
}
