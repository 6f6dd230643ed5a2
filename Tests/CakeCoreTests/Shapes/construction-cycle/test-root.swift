// A test root's wiring, in another module than the features.
//--- Core/Core.swift
public protocol HasAuth { var auth: Auth { get } }
public protocol HasGitHub { var gitHub: GitHub { get } }
public struct Auth: Sendable {
  public init(_ dependencies: any HasGitHub) { print(dependencies.gitHub.name) }
}
public struct GitHub: Sendable {
  public let name: String
  public init(_ dependencies: any HasAuth) { name = "\(dependencies.auth)" }
}
//--- AppTests/Tests.swift
import Core
struct TestDependencies: HasAuth, HasGitHub {
  var auth: Auth { Auth(self) }  // expect: construction-cycle HasAuth+HasGitHub
  var gitHub: GitHub { GitHub(self) }
}
