// The only use is in a `catch`, with the error.
protocol HasGitHub { func repositories() throws -> [Int] }
protocol HasLogger { func log(_ error: any Error) }
protocol HasCache { var cache: [Int] { get } }

typealias ReposDependencies = HasGitHub & HasLogger & HasCache  // expect: unused-need HasCache

func load(_ dependencies: any ReposDependencies) -> [Int] {
  do {
    return try dependencies.repositories()
  } catch {
    dependencies.log(error)
    return []
  }
}
