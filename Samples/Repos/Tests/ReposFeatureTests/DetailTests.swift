import AnalyticsInterface
import Foundation
import GitHubInterface
import LayerCakeTesting
import ReposFeature
import Testing

struct DetailTests {
  var dependencies = TestDependencies.atSomeday
  let events: Recorder<Analytics.Event, Void, Never>

  init() {
    events = Recorder("HasAnalytics.analytics.track", of: dependencies.analytics.track)
    dependencies.analytics.track = events.endpoint
    dependencies.gitHub.fetchRepos = { _ in
      var oven = Repo.named("oven", pushed: 30)
      oven.about = "Bakes\u{7}"
      return [
        oven, .named("mill", pushed: 800 * 86_400, isArchived: true), .named("x", pushed: nil),
      ]
    }
  }

  func open(_ name: String) async throws -> RepoDetail {
    try await ReposModel(organization: "bakery", dependencies: dependencies).open(name)
  }

  @Test func `Opening a repository is tracked, once`() async throws {
    _ = try await open("oven")
    #expect(events.calls == [Analytics.Event("repo_opened", properties: ["name": "oven"])])
  }

  @Test func `Listing repositories is not tracked`() async throws {
    _ = try await ReposModel(organization: "bakery", dependencies: dependencies).list()
    #expect(events.calls == [])
  }

  @Test func `A name may be written in any case`() async throws {
    _ = try await open("OVEN")
    #expect(events.calls.map(\.properties) == [["name": "oven"]])
  }

  @Test func `A repository that does not exist is not opened`() async throws {
    await #expect(throws: NoSuchRepo(name: "nope", organization: "bakery")) {
      try await open("nope")
    }
    #expect(events.calls == [])
  }

  @Test(arguments: [
    ("oven", "oven\nBakes \npushed 30s ago\nhttps://github.com/bakery/oven\n"),
    ("mill", "mill\narchived, pushed 2y ago\nhttps://github.com/bakery/mill\n"),
    ("x", "x\nnever pushed\nhttps://github.com/bakery/x\n"),
  ])
  func `The detail tells what is known`(name: String, text: String) async throws {
    #expect(try await open(name).text == text)
  }
}
