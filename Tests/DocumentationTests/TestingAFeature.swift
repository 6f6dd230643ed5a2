import Foundation
import LayerCakeEffects
import LayerCakeHTTP
import LayerCakeTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// The code of the article "Testing a feature", in its order.

struct Repo: Equatable, Sendable {
  var name: String
  var pushedAt: Date
}

struct GitHub: Sendable {
  var fetchRepos: @Sendable (_ organization: String) async throws -> [Repo]
}

struct Analytics: Sendable {
  var track: @Sendable (_ event: String, _ organization: String) -> Void
}

protocol HasGitHub { var gitHub: GitHub { get } }
protocol HasAnalytics { var analytics: Analytics { get } }

typealias ReposDependencies = HasGitHub & HasAnalytics & HasClock & Sendable

struct ReposModel: Sendable {
  let dependencies: any ReposDependencies

  func list(_ organization: String) async throws -> [String] {
    do {
      return try await names(organization)
    } catch let error as URLError where error.code == .notConnectedToInternet {
      dependencies.analytics.track("retry", organization)
      try await dependencies.clock.sleep(for: .seconds(2))
      return try await names(organization)
    }
  }

  private func names(_ organization: String) async throws -> [String] {
    let repos = try await dependencies.gitHub.fetchRepos(organization)
    return repos.sorted { $0.pushedAt > $1.pushedAt }.map(\.name)
  }
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

struct TestDependencies: ReposDependencies {
  var gitHub = GitHub.unimplemented()
  var analytics = Analytics.unimplemented()
  var clock: any Clock<Duration> = UnimplementedClock()
}

@Test func `The newest push comes first`() async throws {
  var dependencies = TestDependencies()
  dependencies.gitHub.fetchRepos = { _ in
    [
      Repo(name: "oven", pushedAt: Date(timeIntervalSince1970: 1)),
      Repo(name: "mill", pushedAt: Date(timeIntervalSince1970: 2)),
    ]
  }

  let names = try await ReposModel(dependencies: dependencies).list("bakery")

  #expect(names == ["mill", "oven"])
}

@Test func `What GitHub refuses is refused`() async {
  var dependencies = TestDependencies()
  dependencies.gitHub.fetchRepos = { _ in throw URLError(.userAuthenticationRequired) }

  await #expect(throws: URLError(.userAuthenticationRequired)) {
    try await ReposModel(dependencies: dependencies).list("bakery")
  }
}

@Test func `A retry is tracked, and asks for the same organisation`() async throws {
  var dependencies = TestDependencies()
  let fetches = Recorder(
    "HasGitHub.gitHub.fetchRepos", of: dependencies.gitHub.fetchRepos,
    .script(.failure(URLError(.notConnectedToInternet)), .success([])))
  let events = Recorder("HasAnalytics.analytics.track", of: dependencies.analytics.track)
  dependencies.gitHub.fetchRepos = fetches.endpoint
  dependencies.analytics.track = events.endpoint
  dependencies.clock = ImmediateClock()

  _ = try await ReposModel(dependencies: dependencies).list("bakery")

  #expect(fetches.calls == ["bakery", "bakery"])
  #expect(events.calls == [("retry", "bakery")])
}

@Test func `The second attempt comes after two seconds, not before`() async throws {
  var dependencies = TestDependencies()
  let clock = TestClock()
  let fetches = Recorder(
    "HasGitHub.gitHub.fetchRepos", of: dependencies.gitHub.fetchRepos,
    .script(.failure(URLError(.notConnectedToInternet)), .success([])))
  dependencies.gitHub.fetchRepos = fetches.endpoint
  dependencies.analytics.track = { _, _ in }
  dependencies.clock = clock
  let listing = Task { [dependencies] in
    try await ReposModel(dependencies: dependencies).list("bakery")
  }

  try await clock.waitForSleepers(1)
  clock.advance(by: .milliseconds(1_999))
  #expect(clock.sleepers == 1)
  #expect(fetches.calls.count == 1)

  clock.advance(by: .milliseconds(1))
  _ = try await listing.value
  #expect(fetches.calls.count == 2)
}

@Test func `A retry takes two seconds`() async throws {
  var dependencies = TestDependencies()
  let clock = TestClock()
  let fetches = Recorder(
    "HasGitHub.gitHub.fetchRepos", of: dependencies.gitHub.fetchRepos,
    .script(.failure(URLError(.notConnectedToInternet)), .success([])))
  dependencies.gitHub.fetchRepos = fetches.endpoint
  dependencies.analytics.track = { _, _ in }
  dependencies.clock = clock
  let model = ReposModel(dependencies: dependencies)

  _ = try await clock.run { try await model.list("bakery") }

  #expect(clock.now.offset == .seconds(2))
}

func liveGitHub(_ http: HTTPClient) -> GitHub {
  GitHub { organization in
    let page = "https://api.github.com/orgs/\(organization)/repos"
    guard let url = URL(string: page) else { throw URLError(.badURL) }
    let (data, response) = try await http.send(URLRequest(url: url))
    guard response.statusCode == 200 else { throw URLError(.badServerResponse) }
    let names = try JSONDecoder().decode([String].self, from: data)
    return names.map { Repo(name: $0, pushedAt: .distantPast) }
  }
}

@Test func `The live client asks GitHub for the organisation`() async throws {
  let server = ScriptedHTTP(
    HTTPExchange("GET", "https://api.github.com/orgs/bakery/repos", .json(#"["oven"]"#)))

  let repos = try await liveGitHub(server.client).fetchRepos("bakery")

  #expect(repos.map(\.name) == ["oven"])
  #expect(server.unanswered == [])
}

/// The server's side of the live client's contract.
private func answerAsGitHub(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
  let isKnown = request.url?.path == "/orgs/bakery/repos"
  let server = ScriptedHTTP(
    HTTPExchange(
      "GET", request.url?.absoluteString ?? "", isKnown ? .json(#"["oven"]"#) : .response(404)))
  return try await server.client.send(request)
}

let gitHubs = [
  Implementation("live") {
    liveGitHub(HTTPClient { try await answerAsGitHub($0) })
  },
  Implementation("recorded") {
    GitHub { organization in
      guard organization == "bakery" else { throw URLError(.badServerResponse) }
      return [Repo(name: "oven", pushedAt: .distantPast)]
    }
  },
]

@Test(arguments: gitHubs)
func `An unknown organisation is an error`(_ gitHub: Implementation<GitHub>) async throws {
  let gitHub = try await gitHub.make()
  #expect(try await gitHub.fetchRepos("bakery").map(\.name) == ["oven"])
  await #expect(throws: URLError(.badServerResponse)) {
    try await gitHub.fetchRepos("no such organisation")
  }
}

@Test(arguments: 0..<100)
func `A hundred tests see only their own GitHub`(_ number: Int) async throws {
  var dependencies = TestDependencies()
  dependencies.gitHub.fetchRepos = { _ in [Repo(name: "\(number)", pushedAt: .distantPast)] }
  #expect(try await ReposModel(dependencies: dependencies).list("bakery") == ["\(number)"])
}

extension GitHub {
  static func unimplemented(file: StaticString = #filePath, line: UInt = #line) -> GitHub {
    GitHub(
      fetchRepos: LayerCakeTesting.unimplemented(
        "HasGitHub.gitHub.fetchRepos", file: file, line: line))
  }
}

struct XCTestDependencies: HasGitHub {
  var gitHub: GitHub

  init(file: StaticString = #filePath, line: UInt = #line) {
    gitHub = .unimplemented(file: file, line: line)
  }
}

struct DemoDependencies: ReposDependencies {
  let gitHub = GitHub { _ in [Repo(name: "oven", pushedAt: .now)] }
  let analytics = Analytics { _, _ in }
  let clock: any Clock<Duration> = ContinuousClock()
}
