// Singletons that are made by closures.
//--- LayerCake/Singleton.swift
public struct Singleton<Value> {
  public init(_: Never...) {}
  public func callAsFunction(property: StaticString = #function, _ make: () -> Value) -> Value { make() }
}
public struct WeakSingleton<Value: AnyObject> {
  public init(_: Never...) {}
  public func callAsFunction(_ make: () -> Value) -> Value { make() }
}
//--- App/Shape.swift
import LayerCake

protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }

typealias AuthDependencies = HasGitHub
typealias GitHubDependencies = HasAuth

final class Auth {
  let server: String
  init(_ dependencies: any AuthDependencies) {
    let gitHub = dependencies.gitHub
    server = gitHub.server
  }
}
struct GitHub {
  let server = "api"
  init(_ dependencies: any GitHubDependencies) { print(dependencies.auth.server) }
}
struct AppDependencies: AuthDependencies & GitHubDependencies {
  private let _auth = WeakSingleton<Auth>()
  var auth: Auth { _auth { Auth(self) } }  // expect: construction-cycle HasAuth+HasGitHub
  private let _gitHub = Singleton<GitHub>()
  var gitHub: GitHub {
    _gitHub {
      print("making")
      return GitHub(self)
    }
  }
}
