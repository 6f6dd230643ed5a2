import Foundation
import GitHubInterface
import LayerCakeEffects
import LayerCakeTesting
import ReposFeature
import Testing

final class ListTests {
  var dependencies = TestDependencies.atSomeday

  /// The list of the bakery's repositories.
  func list() async throws -> ReposTable {
    try await ReposModel(organization: "bakery", dependencies: dependencies).list()
  }

  @Test func `The organisation's repositories are asked for`() async throws {
    dependencies.gitHub.fetchRepos = { organization in [.named("of-\(organization)", pushed: 1)] }
    #expect(try await list().rows.map(\.name) == ["of-bakery"])
  }

  @Test func `Archived repositories are left out`() async throws {
    dependencies.gitHub.fetchRepos = { _ in
      [.named("mill", pushed: 5, isArchived: true), .named("oven", pushed: 10)]
    }
    #expect(try await list().rows.map(\.name) == ["oven"])
  }

  @Test func `The newest push comes first and no push comes last`() async throws {
    dependencies.gitHub.fetchRepos = { _ in
      [
        .named("never-b", pushed: nil), .named("old", pushed: 900), .named("new", pushed: 1),
        .named("never-a", pushed: nil), .named("tie-b", pushed: 60), .named("tie-a", pushed: 60),
      ]
    }
    #expect(
      try await list().rows.map(\.name) == ["new", "tie-a", "tie-b", "old", "never-a", "never-b"])
  }

  @Test func `Ages count from the injected date`() async throws {
    dependencies.gitHub.fetchRepos = { _ in
      [.named("a", pushed: 30), .named("b", pushed: 5 * 60), .named("c", pushed: 2 * 86_400)]
    }
    #expect(try await list().rows.map(\.age?.description) == ["30s", "5m", "2d"])

    dependencies.date = .constant(.someday + 3_600)
    #expect(try await list().rows.map(\.age?.description) == ["1h", "1h", "2d"])
  }

  @Test func `What GitHub refuses is refused`() async throws {
    let refusal = GitHubError.unreachable(host: "api.github.com")
    dependencies.gitHub.fetchRepos = { _ in throw refusal }
    await #expect(throws: refusal) { try await self.list() }
  }

  @Test func `The table lines up`() async throws {
    dependencies.gitHub.fetchRepos = { _ in
      var oven = Repo.named("oven", pushed: 30)
      oven.about = "Bakes"
      return [
        oven, .named("wedding-cakes", pushed: nil), .named("price-tags", pushed: 100 * 86_400),
      ]
    }
    #expect(
      try await list().description == """
        REPOSITORY     PUSHED  ABOUT
        oven           30s     Bakes
        price-tags     100d
        wedding-cakes  never

        """)
  }

  @Test func `An empty list is a sentence`() async throws {
    dependencies.gitHub.fetchRepos = { _ in [] }
    #expect(try await list().description == "No repositories.\n")
  }

  @Test func `A description can't break the table`() async throws {
    dependencies.gitHub.fetchRepos = { _ in
      var oven = Repo.named("oven", pushed: 30)
      oven.about = "two\r\nlines, \u{1B}[2Jone escape\u{2028}"
      return [oven]
    }
    let text = try await list().description
    #expect(text.hasSuffix("oven        30s     two  lines,  [2Jone escape \n"))
  }
}
