import AnalyticsInterface
import ClockInterface
import GitHubInterface
import GitHubRecorded
import ReposFeature

/// The app without a network: recorded repositories, on the day of the recording.
struct OfflineDependencies: ReposDependencies & RepoDetailDependencies {
  let gitHub = GitHub.recorded
  let clock = WallClock(now: { Recording.date })
  let analytics = Analytics.standardError
}
