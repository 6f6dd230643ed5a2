// Two methods are given to one slot.
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
  private let _cache = Singleton<Cache>()  // expect: shared-slot ADependencies
  private func makeNews() -> Cache { Cache(name: "news") }
  private func makeMail() -> Cache { Cache(name: "mail") }
  var news: Cache { _cache(makeNews) }
  var mail: Cache { _cache(makeMail) }
}
