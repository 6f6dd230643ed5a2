import AnalyticsInterface
import ClockInterface
import Foundation
import GitHubInterface
import ReposFeature
import Synchronization

/// The app under test: nothing is out there, and it is always the same moment.
struct TestDependencies: ReposDependencies & RepoDetailDependencies {
  var gitHub = GitHub(fetchRepos: { _ in [] })
  var clock = WallClock(now: { .someday })
  var analytics = Analytics(track: { _ in })
}

extension Date {
  /// A moment long past, so that an age counted from today is wrong by decades.
  static let someday = Date(timeIntervalSinceReferenceDate: 0)
}

extension Repo {
  /// A repository that was pushed to so many seconds before `someday`.
  static func named(_ name: String, pushed age: TimeInterval?, isArchived: Bool = false) -> Repo {
    Repo(
      name: name, isArchived: isArchived, pushedAt: age.map { .someday - $0 },
      url: URL(string: "https://github.com/bakery/\(name)")!)  // the tests' names need no escaping
  }
}

/// Remembers what was tracked.
final class Recorder: Sendable {
  private let recorded = Mutex<[Analytics.Event]>([])

  var events: [Analytics.Event] { recorded.withLock(\.self) }
  var analytics: Analytics {
    Analytics(track: { [self] event in recorded.withLock { $0.append(event) } })
  }
}
