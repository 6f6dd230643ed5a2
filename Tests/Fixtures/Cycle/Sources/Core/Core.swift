public protocol HasAuth { var auth: Auth { get } }
public protocol HasGitHub { var gitHub: GitHub { get } }
public protocol HasStore { var store: Store { get } }

public typealias AuthDependencies = HasGitHub
public typealias GitHubDependencies = HasStore
public typealias StoreDependencies = HasAuth

public final class Auth {
  public let userName: String

  public init(_ dependencies: any AuthDependencies) {
    userName = dependencies.gitHub.userName()
  }
}

public final class GitHub {
  private let store: Store

  public init(dependencies: any GitHubDependencies) {
    store = dependencies.store
  }

  public func userName() -> String { store.name }
}

public final class Store {
  public private(set) var name = ""

  public init(_ dependencies: any StoreDependencies) {
    open(for: dependencies)
  }

  private func open(for dependencies: any StoreDependencies) {
    name = dependencies.auth.userName
  }
}
