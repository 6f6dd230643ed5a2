import LayerCakeEffects
import LayerCakeTesting

// The features and clients that the tests of this target are about.

struct Repo: Equatable, Sendable {
  let name: String
  static let swift = Repo(name: "swift")
  static let vapor = Repo(name: "vapor")
}

enum GitHubError: Error, Equatable {
  case offline
}

/// A client of closures, one of each kind that an app may have.
struct GitHub: Sendable {
  var fetchRepos: @Sendable (_ user: String) async throws -> [Repo]
  var star: @Sendable (_ repo: Repo, _ stars: Int) -> Void
  var rateLimit: @Sendable () throws(GitHubError) -> Int
  var currentUser: @MainActor @Sendable () -> String
  var isSignedIn: @Sendable () async -> Bool
}

extension GitHub {
  static func unimplemented(file: StaticString = #filePath, line: UInt = #line) -> GitHub {
    GitHub(
      fetchRepos: LayerCakeTesting.unimplemented(
        "HasGitHub.gitHub.fetchRepos", file: file, line: line),
      star: LayerCakeTesting.unimplemented("HasGitHub.gitHub.star", file: file, line: line),
      rateLimit: LayerCakeTesting.unimplemented(
        "HasGitHub.gitHub.rateLimit", throwing: .offline, file: file, line: line),
      currentUser: LayerCakeTesting.unimplemented(
        "HasGitHub.gitHub.currentUser", placeholder: "nobody", file: file, line: line),
      isSignedIn: LayerCakeTesting.unimplemented(
        "HasGitHub.gitHub.isSignedIn", file: file, line: line))
  }
}

protocol HasGitHub {
  var gitHub: GitHub { get }
}

typealias ReposDependencies = HasGitHub & HasClock & Sendable

struct TestDependencies: ReposDependencies {
  var gitHub = GitHub.unimplemented()
  var clock: any Clock<Duration> = UnimplementedClock()
}

/// A feature: it loads once, and once more after two seconds if that failed.
struct ReposModel: Sendable {
  let dependencies: any ReposDependencies

  init(_ dependencies: any ReposDependencies) {
    self.dependencies = dependencies
  }

  func load(_ user: String) async throws -> [Repo] {
    do {
      return try await dependencies.gitHub.fetchRepos(user)
    } catch {
      try await dependencies.clock.sleep(for: .seconds(2))
      return try await dependencies.gitHub.fetchRepos(user)
    }
  }
}
