import Foundation
import LayerCakeEffects
import LayerCakeHTTP
import LayerCakeTesting
import Testing

// The examples in the documentation of LayerCakeTesting, with what each takes for granted.

@Suite(.timeLimit(.minutes(30))) struct TestingSymbols {
  var dependencies = TestDependencies()

  @Test mutating func answers() async throws {
    let offlineOnce: Answers<String, [Repo], any Error> =
      .script(.failure(URLError(.notConnectedToInternet)), .success([]))

    dependencies.gitHub.fetchRepos = Recorder("HasGitHub.gitHub.fetchRepos", offlineOnce).endpoint
    dependencies.analytics.track = { _, _ in }
    dependencies.clock = ImmediateClock()
    #expect(try await ReposModel(dependencies: dependencies).list("bakery") == [])
  }

  @Test mutating func recorder() async throws {
    let fetches = Recorder(
      "HasGitHub.gitHub.fetchRepos", of: dependencies.gitHub.fetchRepos, .always([]))
    dependencies.gitHub.fetchRepos = fetches.endpoint

    _ = try await ReposModel(dependencies: dependencies).list("bakery")

    #expect(fetches.calls == ["bakery"])
    #expect(fetches.unused.isEmpty)
  }

  @Test mutating func heldEndpoint() async throws {
    let fetches = Recorder(
      "HasGitHub.gitHub.fetchRepos", of: dependencies.gitHub.fetchRepos, .always([]))
    dependencies.gitHub.fetchRepos = fetches.heldEndpoint
    let model = ReposModel(dependencies: dependencies)
    let listing = Task { try await model.list("bakery") }
    try await fetches.waitForCalls(1)  // here the model is loading
    fetches.release()
    _ = try await listing.value
  }

  @Test func callOrder() throws {
    let order = CallOrder()
    let fetches = Recorder<String, [Repo], any Error>("HasGitHub.gitHub.fetchRepos", .always([]))
      .noted(in: order)
    let locks = Recorder<Void, Never>("HasKeychain.keychain.lock", .always(()))
      .noted(in: order)

    _ = try fetches("bakery")
    locks()

    #expect(order.calls[0] == #"HasGitHub.gitHub.fetchRepos("bakery")"#)
    #expect(order.calls[1] == "HasKeychain.keychain.lock()")
  }

  enum Leftovers {
    @Suite(.allAnswersUsed) struct ReposTests {}
  }

  @Test func recorderWithTypes() throws {
    let fetches = Recorder<String, [Repo], any Error>("HasGitHub.gitHub.fetchRepos", .always([]))
    #expect(try fetches("bakery") == [])
  }

  @Test mutating func recorderOfNothing() {
    let events = Recorder("HasAnalytics.analytics.track", of: dependencies.analytics.track)
    dependencies.analytics.track = events.endpoint
    dependencies.analytics.track("retry", "bakery")
    #expect(events.calls == [("retry", "bakery")])
  }

  @Test func waitForCalls() async throws {
    let fetches = Recorder<String, [Repo], any Error>("HasGitHub.gitHub.fetchRepos", .always([]))
    @Sendable func poll() async throws {
      while !Task.isCancelled {
        _ = try fetches("bakery")
        await Task.yield()
      }
    }
    let polling = Task { try await poll() }
    let calls = try await fetches.waitForCalls(3)
    polling.cancel()
    #expect(calls.count >= 3)
  }

  @Test mutating func testClock() async throws {
    let fetches = Recorder(
      "HasGitHub.gitHub.fetchRepos", of: dependencies.gitHub.fetchRepos,
      .script(.failure(URLError(.notConnectedToInternet)), .success([])))
    dependencies.gitHub.fetchRepos = fetches.endpoint
    dependencies.analytics.track = { _, _ in }

    let clock = TestClock()
    dependencies.clock = clock
    let model = ReposModel(dependencies: dependencies)
    let listing = Task { try await model.list("bakery") }  // asks once more after two seconds

    try await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(1_999))
    #expect(fetches.calls.count == 1)

    clock.advance(by: .milliseconds(1))
    _ = try await listing.value
    #expect(fetches.calls.count == 2)
  }

  @Test mutating func run() async throws {
    let clock = TestClock()
    dependencies.gitHub.fetchRepos =
      Recorder<String, [Repo], any Error>(
        "HasGitHub.gitHub.fetchRepos",
        .script(.failure(URLError(.notConnectedToInternet)), .success([]))
      ).endpoint
    dependencies.analytics.track = { _, _ in }
    dependencies.clock = clock
    let model = ReposModel(dependencies: dependencies)

    _ = try await clock.run { try await model.list("bakery") }
    #expect(clock.now.offset == .seconds(2))
  }

  @Test mutating func immediateClock() {
    dependencies.clock = ImmediateClock()
    #expect(dependencies.clock is ImmediateClock)
  }

  @Test func exchanges() {
    let repos = HTTPExchange("GET", "https://api.github.com/orgs/bakery/repos", .json("[]"))
    let down = HTTPExchange("POST", "https://stats.example", .failure(URLError(.timedOut)))
    #expect(ScriptedHTTP(repos, down).unanswered.count == 2)
  }
}

private enum UnimplementedClockExample {
  struct TestDependencies: HasClock {
    var clock: any Clock<Duration> = UnimplementedClock()
  }
}

private struct EffectsTestDependencies: HasDate, HasUUID, HasHTTP {
  var clock: any Clock<Duration> = UnimplementedClock()
  var date = DateGenerator.unimplemented()
  var uuid = UUIDGenerator.unimplemented()
  var http = HTTPClient.unimplemented()
}

@Suite struct EffectsSymbols {
  private var dependencies = EffectsTestDependencies()

  @Test mutating func scriptedHTTP() async throws {
    let server = ScriptedHTTP(
      HTTPExchange("GET", "https://api.github.com/orgs/bakery/repos", .json("[]")))
    dependencies.http = server.client

    let repos = try await liveGitHub(dependencies.http).fetchRepos("bakery")

    #expect(repos == [])
    #expect(server.unanswered == [])
  }

  @Test mutating func followingDates() {
    let clock = TestClock()
    dependencies.clock = clock
    dependencies.date = .following(clock, from: Date(timeIntervalSince1970: 0))

    clock.advance(by: .seconds(1))
    #expect(dependencies.date.now() == Date(timeIntervalSince1970: 1))
  }

  @Test mutating func numberedIdentifiers() {
    dependencies.uuid = .incrementing()
    #expect(newDraft(dependencies).id == UUID(number: 1))
  }
}

private let temporary = URL.temporaryDirectory.appending(path: "TestingSymbols-\(UUID())")

private func temporaryFile() throws -> URL {
  atexit { try? FileManager.default.removeItem(at: temporary) }
  try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
  return temporary.appending(path: UUID().uuidString)
}

let stores = [
  Implementation("file") { try KeyValueStore.file(at: temporaryFile()) },
  Implementation("memory") { KeyValueStore.inMemory() },
]

@Test(arguments: stores)
func `What was set is read back`(_ implementation: Implementation<KeyValueStore>) async throws {
  let store = try await implementation.make()
  try store.setData("a", Data([1]))
  #expect(try store.data("a") == Data([1]))
}

// `unimplemented` for clients of several kinds.

private enum UnimplementedExample {
  struct User { var name: String }
  struct Session { var user: () -> User }
  enum KeychainError: Error { case locked }

  static var session: Session {
    Session(user: unimplemented("HasSession.session.user", placeholder: User(name: "nobody")))
  }
  static var analytics: Analytics {
    Analytics(track: unimplemented("HasAnalytics.analytics.track"))
  }

  enum OfClosures {
    struct Keychain { var read: (String) throws(KeychainError) -> Data? }

    static var keychain: Keychain {
      Keychain(read: unimplemented("HasKeychain.keychain.read", throwing: KeychainError.locked))
    }
  }

  enum OfProtocols {
    protocol Keychain { func read(_ key: String) throws -> Data? }

    struct UnimplementedKeychain: Keychain {
      func read(_ key: String) throws -> Data? {
        throw recordUnimplemented("HasKeychain.keychain.read", key)
      }
    }
  }
}
