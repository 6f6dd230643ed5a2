import Core
import ReposFeature

struct TestDependencies: HasGitHub, HasUserName, MakesDetail {
  var gitHub = GitHub()
  var userName = "test"
  func makeDetail(of name: String) -> String { name }
}

func names() async throws -> [String] {
  try await ReposModel(TestDependencies()).load()
}
