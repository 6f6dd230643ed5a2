// A scope says of its parent what the parent says of itself.
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
  let user = "me"
  let names = ["all"]
  let cache = Singleton<Cache>()
  func make() -> Cache { Cache(name: user) }
  let made = Singleton<Cache>()
  var news: Cache { cache { Cache(name: user + names[0]) } }
  var other: Cache { made { make() } }
}
struct SessionDependencies: DependencyScope, HasNews, HasMail {
  let parent: AppDependencies
  var news: Cache { parent.cache { Cache(name: parent.user + parent.names[0]) } }
  var mail: Cache { self.parent.made { [parent] in self.parent.make() } }
}
struct InnerDependencies: DependencyScope, HasNews, HasMail {
  let parent: SessionDependencies
  var news: Cache { parent.parent.cache { Cache(name: parent.parent.user + parent.parent.names[0]) } }
  var mail: Cache { parent.mail }
}
