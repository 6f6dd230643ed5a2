import AnalyticsInterface
import GitHubInterface
import GitHubRecorded
import LayerCakeEffects
import ReposFeature

/// The app without a network: recorded repositories, on the day of the recording.
struct OfflineDependencies: ReposDependencies & RepoDetailDependencies {
  let gitHub = GitHub.recorded
  let date = DateGenerator(now: { Recording.date })
  let analytics = Analytics.standardError
}
