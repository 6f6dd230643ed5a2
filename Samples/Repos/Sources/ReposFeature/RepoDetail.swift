public import AnalyticsInterface
import Foundation
public import GitHubInterface
public import LayerCakeEffects

/// What one opened repository needs.
public typealias RepoDetailDependencies = HasDate & HasAnalytics

/// One repository, opened.
public struct RepoDetail {
  private let repo: Repo
  private let dependencies: any RepoDetailDependencies

  public init(repo: Repo, dependencies: any RepoDetailDependencies) {
    self.repo = repo
    self.dependencies = dependencies
  }

  /// Tracks that somebody opened it.
  func opened() {
    dependencies.analytics.track(Analytics.Event("repo_opened", properties: ["name": repo.name]))
  }

  /// The repository in a few lines of text.
  public var text: String {
    let push = repo.pushedAt.map { "pushed \(Age(from: $0, to: dependencies.date.now())) ago" }
    var lines = [repo.name]
    if let about = repo.about { lines.append(about) }
    lines.append((repo.isArchived ? "archived, " : "") + (push ?? "never pushed"))
    lines.append(repo.url.absoluteString)
    return lines.map { $0.printable + "\n" }.joined()
  }
}
