import Core
import LoginFeature
import ReposFeature

struct LiveGitHub: GitHub {
  func repos() -> [String] { ["LayerCake"] }
}

struct AppDependencies: ReposDependencies & LoginDependencies, HasPush {
  let analytics: @Sendable (String) -> Void = { print($0) }
  let gitHub: any GitHub = LiveGitHub()
  let keychain: [String: String] = [:]
  let now = 0
  let push = true
}
