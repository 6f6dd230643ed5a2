import AnalyticsInterface
import ClockInterface
import Foundation
import GitHubInterface
import GitHubLive
import ReposFeature

/// The live app: GitHub over HTTP, today's date.
struct AppDependencies: ReposDependencies & RepoDetailDependencies {
  let gitHub: GitHub
  let clock = WallClock(now: { Date() })
  let analytics = Analytics.standardError

  init(server: URL, token: String?, timeLimit: Duration) {
    gitHub = .live(server: server, token: token, timeLimit: timeLimit)
  }
}
