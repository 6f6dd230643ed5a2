import Core

public typealias ReposDependencies = HasAnalytics & HasGitHub & HasNow

public struct ReposModel {
  let dependencies: any ReposDependencies

  public init(dependencies: any ReposDependencies) { self.dependencies = dependencies }

  public var title: String { "\(dependencies.gitHub.repos().count) at \(dependencies.now)" }

  public func detail() -> RepoModel { RepoModel(dependencies: dependencies) }
}
