// Values that are found by the names of their properties need each other.
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

protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }

final class Auth: Sendable {
  let server: String
  init(_ dependencies: any HasGitHub) { server = dependencies.gitHub.server }
}
final class GitHub: Sendable {
  let server: String
  init(_ dependencies: any HasAuth) { server = dependencies.auth.server }
}
final class AppDependencies: HasAuth, HasGitHub, Sendable {
  private let singletons = Singletons()
  var auth: Auth { singletons { Auth(self) } }  // expect: construction-cycle HasAuth+HasGitHub
  var gitHub: GitHub { singletons { GitHub(self) } }
}
