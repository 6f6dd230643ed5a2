import AnalyticsInterface
import Foundation
import GitHubInterface
import GitHubLive
import LayerCake
import LayerCakeEffects
import ReposFeature

/// The live app: GitHub over HTTP, today's date.
struct AppDependencies: ReposDependencies & RepoDetailDependencies {
  let server: URL
  let token: String?
  let timeLimit: Duration

  let date = DateGenerator.live
  let analytics = Analytics.standardError

  /// One client, and so one session with its open connections, however often it is asked for.
  private let _gitHub = Singleton<GitHub>()
  var gitHub: GitHub {
    _gitHub {
      .live(
        server: server, token: token, timeLimit: timeLimit,
        http: .stayingWithTheServer(), clock: ContinuousClock())
    }
  }
}
