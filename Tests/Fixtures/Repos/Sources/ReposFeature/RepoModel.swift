import Core

public typealias RepoDependencies = HasAnalytics & HasGitHub

public struct RepoModel {
  let dependencies: any RepoDependencies

  public init(dependencies: any RepoDependencies) { self.dependencies = dependencies }

  public var title: String { dependencies.gitHub.repos().first ?? "none" }
}
