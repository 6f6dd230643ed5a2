// Awaited and tried requirements are uses like any other.
protocol HasGitHub { func repositories() async throws -> [Int] }
protocol HasCache { func cached() async -> [Int] }
protocol HasLogger { func log(_ error: any Error) }

typealias ReposDependencies = HasGitHub & HasCache & HasLogger  // expect: unused-need HasLogger

struct ReposModel {
  let dependencies: any ReposDependencies
  func load() async -> [Int] {
    do { return try await dependencies.repositories() } catch { return await dependencies.cached() }
  }
}
