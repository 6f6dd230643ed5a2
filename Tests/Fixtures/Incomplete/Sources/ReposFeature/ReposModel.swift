public import Core

public typealias ReposDependencies = HasGitHub & HasClock & HasUserName & MakesDetail

public struct ReposModel {
  private let dependencies: any ReposDependencies

  public init(_ dependencies: any ReposDependencies) { self.dependencies = dependencies }

  public func load() async throws -> [String] {
    try await dependencies.clock.sleep(for: .seconds(1))
    return [dependencies.userName] + dependencies.gitHub.names().map(dependencies.makeDetail)
  }
}
