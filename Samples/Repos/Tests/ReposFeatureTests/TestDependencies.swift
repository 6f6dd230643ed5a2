import AnalyticsInterface
import Foundation
import GitHubInterface
import LayerCakeEffects
import LayerCakeTesting
import ReposFeature

/// The app under test: it is always the same moment, and what a test doesn't say fails it by name.
struct TestDependencies: ReposDependencies & RepoDetailDependencies {
  var gitHub = GitHub.unimplemented()
  var date = DateGenerator.constant(.someday)
  var analytics = Analytics.unimplemented()
}

extension GitHub {
  static func unimplemented() -> GitHub {
    GitHub(fetchRepos: LayerCakeTesting.unimplemented("HasGitHub.gitHub.fetchRepos"))
  }
}

extension Analytics {
  static func unimplemented() -> Analytics {
    Analytics(track: LayerCakeTesting.unimplemented("HasAnalytics.analytics.track"))
  }
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
