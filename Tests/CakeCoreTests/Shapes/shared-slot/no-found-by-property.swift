// Several properties ask one object, which finds each value by the name of its property.
//--- LayerCake/Singletons.swift
public final class Singletons: Sendable {
  public init() {}
  public func callAsFunction<Value: Sendable, Failure: Error>(
    property: StaticString = #function, _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value { try make() }
}
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

final class AppDependencies: HasNews, HasMail, Sendable {
  private let singletons = Singletons()
  var news: Cache { singletons { Cache(name: "news") } }
  var mail: Cache { singletons { Cache(name: "mail") } }
}
