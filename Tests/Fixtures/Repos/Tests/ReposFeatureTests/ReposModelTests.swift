import Core
import ReposFeature
import Testing

private struct NoGitHub: GitHub {
  func repos() -> [String] { [] }
}

private struct TestDependencies: ReposDependencies {
  var analytics: @Sendable (String) -> Void = { _ in }
  var gitHub: any GitHub = NoGitHub()
  var now = 7
}

@Test func `Without repositories the title counts none`() {
  #expect(ReposModel(dependencies: TestDependencies()).title == "0 at 7")
}
