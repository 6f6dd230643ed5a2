import LayerCakeTesting
import Testing

@Suite(.timeLimit(.minutes(30))) struct TestClockTests {
  let clock = TestClock()
  let log = WakeLog()

  /// Starts a task, and waits until it sleeps, so that tests decide who went to sleep first.
  func sleeper(_ name: Int, until seconds: Int) async throws -> Task<Void, any Error> {
    let asleep = clock.sleepers
    let task = Task { [log, clock] in
      try await log.sleep(name, on: clock, until: .seconds(seconds))
    }
    try await clock.waitForSleepers(asleep + 1)
    await log.settle()
    return task
  }

  @Test func `It stands still until it is moved`() async throws {
    let task = try await sleeper(1, until: 1)
    #expect(clock.now.offset == .zero)
    clock.advance(by: .milliseconds(999))
    #expect(clock.sleepers == 1)
    clock.advance(by: .milliseconds(1))
    #expect(clock.sleepers == 0)
    try await task.value
    #expect(await log.entries == [WakeLog.Entry(name: 1, deadline: .seconds(1), time: .seconds(1))])
  }

  @Test func `A century passes at once`() async throws {
    let century = Duration.seconds(100 * 365 * 24 * 60 * 60)
    let task = Task { [clock] in try await clock.sleep(for: century) }
    try await clock.waitForSleepers(1)
    clock.advance(by: century)
    try await task.value
  }

  @Test func `It wakes exactly those that are due, by deadline and then by who slept first`()
    async throws
  {
    var tasks: [Task<Void, any Error>] = []
    for (name, deadline) in [(1, 3), (2, 1), (3, 2), (4, 1), (5, 4), (6, 2)] {
      tasks.append(try await sleeper(name, until: deadline))
    }

    clock.advance(to: TestClock.Instant(offset: .seconds(3)))
    #expect(clock.sleepers == 1)
    for task in [tasks[0], tasks[1], tasks[2], tasks[3], tasks[5]] { try await task.value }
    #expect(await log.entries.map(\.name) == [2, 4, 3, 6, 1])
    #expect(await log.entries.allSatisfy { $0.time == .seconds(3) })

    clock.runToLastDeadline()
    try await tasks[4].value
    #expect(await log.entries.map(\.name) == [2, 4, 3, 6, 1, 5])
    #expect(clock.now.offset == .seconds(4))
  }

  @Test func `It can go from deadline to deadline`() async throws {
    let first = try await sleeper(1, until: 1)
    let second = try await sleeper(2, until: 5)
    clock.runToNextDeadline()
    try await first.value
    #expect(clock.now.offset == .seconds(1))
    clock.runToNextDeadline()
    try await second.value
    #expect(clock.now.offset == .seconds(5))
    clock.runToNextDeadline()
    clock.runToLastDeadline()
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func `A deadline that has passed does not sleep`() async throws {
    clock.advance(by: .seconds(1))
    try await clock.sleep(until: TestClock.Instant(offset: .seconds(1)))
    try await clock.sleep(for: .zero)
    try await clock.sleep(for: .seconds(-1))
    #expect(clock.sleepers == 0)
  }

  @Test func `A cancelled sleeper wakes at once, and nobody else does`() async throws {
    let cancelled = try await sleeper(1, until: 1)
    let other = try await sleeper(2, until: 1)
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    #expect(clock.sleepers == 1)
    clock.advance(by: .seconds(1))
    try await other.value
    #expect(await log.entries.map(\.name) == [2])
  }

  @Test func `A task that is cancelled already does not sleep`() async throws {
    let task = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleepers == 0)
  }

  @Test func `Too few sleepers fail the test once, at the line that waits for them`() async throws {
    let task = try await sleeper(1, until: 1)
    var line = 0
    let issues = await issues {
      line = #line + 1
      try await clock.waitForSleepers(2, within: .milliseconds(1))
      Issue.record("the wait should throw")
    }
    #expect(
      issues == [
        RecordedIssue(
          text: "1 of 2 tasks went to sleep on the test clock within 0.001 seconds",
          file: "TestClockTests.swift", line: line)
      ])
    task.cancel()
  }

  @Test func `It measures the time that it was moved by`() async {
    let existential: any Clock<Duration> = clock
    #expect(existential.measure { clock.advance(by: .seconds(90)) } == .seconds(90))
  }

  #if os(macOS) || os(Linux)
    @Test func `It does not go back`() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        TestClock().advance(by: .seconds(-1))
      }
      let output = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(output.contains("a test clock cannot go back by 1.0 seconds"))
    }
  #endif
}
