import LayerCakeTesting
import Testing

@Suite(.timeLimit(.minutes(30))) struct RecorderWaitingTests {
  let polls = Recorder<Int, Void, Never>("HasFeed.feed.poll", .always(()))

  @Test func `A test can wait for the third call`() async throws {
    let polling = Task { [polls] in
      for number in 1...3 {
        await Task.yield()
        polls(number)
      }
    }
    let calls = try await polls.waitForCalls(3)
    #expect(calls == [1, 2, 3])
    await polling.value
  }

  @Test func `Calls that came before the wait count`() async throws {
    polls(1)
    polls(2)
    #expect(try await polls.waitForCalls(2) == [1, 2])
    #expect(try await polls.waitForCalls(1) == [1, 2])
  }

  @Test func `Several tasks can wait for different calls`() async throws {
    async let first = polls.waitForCalls(1).first
    async let tenth = polls.waitForCalls(10).count
    for number in 1...10 { polls(number) }
    #expect(try await first == 1)
    #expect(try await tenth == 10)
  }

  @Test func `A call that does not come fails the test once, at the line that waits for it`()
    async throws
  {
    polls(1)
    var line = 0
    let issues = await issues {
      line = #line + 1
      try await polls.waitForCalls(3, within: .milliseconds(1))
      Issue.record("the wait should throw")
    }
    #expect(
      issues == [
        RecordedIssue(
          text: "endpoint 'HasFeed.feed.poll' was called 1 of 3 times within 0.001 seconds",
          file: "RecorderWaitingTests.swift", line: line)
      ])
  }

  @Test func `Whoever waits may go on at once, on the thread that calls`() async throws {
    let waiting = Task(executorPreference: AtOnce()) { [polls] in try await polls.waitForCalls(1) }
    await Task.detached { [polls] in polls(1) }.value
    #expect(try await waiting.value == [1])
  }

  @Test func `Cancelling the task ends the wait`() async throws {
    let waiting = Task { [polls] in try await polls.waitForCalls(1) }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }
}
