public import AnalyticsInterface
public import GitHubInterface
public import LayerCakeEffects

/// What the list needs. It tracks nothing itself: it forwards `HasAnalytics` to the detail.
public typealias ReposDependencies = HasGitHub & HasDate & HasAnalytics

/// The list of an organisation's repositories.
public struct ReposModel {
  private let organization: String
  private let dependencies: any ReposDependencies

  public init(organization: String, dependencies: any ReposDependencies) {
    self.organization = organization
    self.dependencies = dependencies
  }

  /// Lists what isn't archived: newest push first, never pushed last, by name where that ties.
  public func list() async throws -> ReposTable {
    let repos = try await dependencies.gitHub.fetchRepos(organization)
    let now = dependencies.date.now()
    let rows = repos.filter { !$0.isArchived }.sorted(by: isBefore).map { repo in
      ReposTable.Row(
        name: repo.name, age: repo.pushedAt.map { Age(from: $0, to: now) }, about: repo.about)
    }
    return ReposTable(rows: rows)
  }

  /// Opens one repository, archived or not, by its name in any case.
  public func open(_ name: String) async throws -> RepoDetail {
    let repos = try await dependencies.gitHub.fetchRepos(organization)
    guard let repo = repos.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw NoSuchRepo(name: name, organization: organization)
    }
    let detail = RepoDetail(repo: repo, dependencies: dependencies)
    detail.opened()
    return detail
  }
}

/// The organisation has no repository of this name.
public struct NoSuchRepo: Error, Hashable, CustomStringConvertible {
  public var name: String
  public var organization: String

  public init(name: String, organization: String) {
    self.name = name
    self.organization = organization
  }

  public var description: String { "'\(organization)' has no repository '\(name)'" }
}

private func isBefore(_ one: Repo, _ other: Repo) -> Bool {
  switch (one.pushedAt, other.pushedAt) {
  case (let one?, let other?) where one != other: one > other
  case (_?, nil): true
  case (nil, _?): false
  default: one.name < other.name
  }
}
