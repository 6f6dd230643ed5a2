import Core
import ReposFeature

struct AppDependencies: ReposDependencies {
  let client: GitHub
  let userName: Substring
}

@main struct App {
  static func main() async throws {
    let dependencies = AppDependencies(client: GitHub(), userName: "octocat")
    print(try await ReposModel(dependencies).load())
  }
}
