import LayerCakeTesting
import Testing

@Suite(.timeLimit(.minutes(30))) struct RecorderHoldingTests {
  var dependencies = TestDependencies()

  @Test mutating func `An answer waits until the test lets it go`() async throws {
    let fetches = Recorder(
      "HasGitHub.gitHub.fetchRepos", of: dependencies.gitHub.fetchRepos, .always([.swift]))
    dependencies.gitHub.fetchRepos = fetches.heldEndpoint
    let finished = Recorder<[Repo], Void, Never>("finished", .always(()))
    let loading = Task { [dependencies] in
      finished(try await dependencies.gitHub.fetchRepos("apple"))
    }

    #expect(try await fetches.waitForCalls(1) == ["apple"])
    #expect(finished.calls.isEmpty)
    fetches.release()
    try await loading.value
    #expect(finished.calls == [[.swift]])
  }

  @Test mutating func `Each release lets the earliest call go, and may come before it`()
    async throws
  {
    let signedIn = Recorder<Bool, Never>(
      "HasGitHub.gitHub.isSignedIn", .script(.success(true), .success(false)))
    dependencies.gitHub.isSignedIn = signedIn.heldEndpoint
    let gitHub = dependencies.gitHub
    let first = Task { await gitHub.isSignedIn() }
    try await signedIn.waitForCalls(1)
    let second = Task { await gitHub.isSignedIn() }
    try await signedIn.waitForCalls(2)

    signedIn.release()
    #expect(await first.value == true)
    signedIn.release(2)
    #expect(await second.value == false)
    signedIn.release()
    await withKnownIssue {
      _ = await gitHub.isSignedIn()
    }
  }

  @Test mutating func `A cancelled task waits no longer`() async throws {
    let fetches = Recorder(
      "HasGitHub.gitHub.fetchRepos", of: dependencies.gitHub.fetchRepos, .always([]))
    let signedIn = Recorder<Bool, Never>("HasGitHub.gitHub.isSignedIn", .always(true))
    dependencies.gitHub.fetchRepos = fetches.heldEndpoint
    dependencies.gitHub.isSignedIn = signedIn.heldEndpoint
    let gitHub = dependencies.gitHub
    let fetching = Task { try await gitHub.fetchRepos("apple") }
    let asking = Task { await gitHub.isSignedIn() }
    try await fetches.waitForCalls(1)
    try await signedIn.waitForCalls(1)
    fetching.cancel()
    asking.cancel()
    await #expect(throws: CancellationError.self) { try await fetching.value }
    #expect(await asking.value)
  }

  @Test func `A release is for the first call that is held, not for cancelled or plain ones`()
    async throws
  {
    let fetches = Recorder<String, Int, any Error>("HasFeed.feed.fetch", .always(1))
    let held = fetches.heldEndpoint
    _ = try fetches("plain")
    let cancelled = Task { try await held("cancelled") }
    try await fetches.waitForCalls(2)
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    let retried = Task { try await held("retried") }
    try await fetches.waitForCalls(3)

    fetches.release()

    let answered = Recorder<Int, Void, Never>("HasFeed.feed.answered", .always(()))
    let waiting = Task { answered(try await retried.value) }
    try await answered.waitForCalls(1)
    try await waiting.value
  }

  @Test mutating func `Several recorders note their calls in one order`() async throws {
    let order = CallOrder()
    let fetches = Recorder(
      "HasGitHub.gitHub.fetchRepos", of: dependencies.gitHub.fetchRepos, .always([])
    ).noted(in: order)
    let stars = Recorder("HasGitHub.gitHub.star", of: dependencies.gitHub.star).noted(in: order)
    let signedIn = Recorder<Bool, Never>("HasGitHub.gitHub.isSignedIn", .always(true))
      .noted(in: order)
    dependencies.gitHub.fetchRepos = fetches.endpoint
    dependencies.gitHub.star = stars.endpoint

    dependencies.gitHub.star(.swift, 1)
    _ = try await dependencies.gitHub.fetchRepos("apple")
    _ = signedIn()
    dependencies.gitHub.star(.vapor, 2)

    #expect(
      order.calls == [
        #"HasGitHub.gitHub.star(Repo(name: "swift"), 1)"#,
        #"HasGitHub.gitHub.fetchRepos("apple")"#,
        "HasGitHub.gitHub.isSignedIn()",
        #"HasGitHub.gitHub.star(Repo(name: "vapor"), 2)"#,
      ])
  }

  @Test func `The text of an argument may be made by somebody who calls the recorder`() {
    let order = CallOrder()
    let counts = Recorder<Counting?, Void, Never>("HasCount.count.add", .always(()))
      .noted(in: order)
    counts(Counting(ask: { counts(nil) }))
    #expect(order.calls == ["HasCount.count.add(nil)", "HasCount.count.add(Optional(Counting))"])
  }
}

/// An argument whose description does something first.
private struct Counting: CustomStringConvertible, Sendable {
  let ask: @Sendable () -> Void
  var description: String {
    ask()
    return "Counting"
  }
}
