import LayerCakeEffects
import LayerCakeTesting
import Testing

/// Many sleepers, cancellations and moves at the same time; run it under the thread sanitizer, too.
@Suite(.timeLimit(.minutes(30))) struct TestClockConcurrencyTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func `A thousand sleepers wake in order, none early and none forgotten`(_ seed: UInt64)
    async throws
  {
    let clock = TestClock()
    let log = WakeLog()
    var random = RandomNumbers.seeded(seed)
    let tasks = (0..<1_000).map { _ in
      let deadline = Duration.milliseconds(Int.random(in: 1...10_000, using: &random))
      return Task { try await log.sleep(on: clock, until: deadline) }
    }
    try await clock.waitForSleepers(1_000)
    await log.settle()

    let cancelled = (0..<200).map { _ in Int.random(in: 0..<1_000, using: &random) }
    let cancelling = Task { for index in cancelled { tasks[index].cancel() } }
    var remaining = clock.sleepers
    while clock.sleepers > 0 {
      clock.advance(by: .milliseconds(Int.random(in: 1...1_000, using: &random)))
      #expect(clock.sleepers <= remaining)
      remaining = clock.sleepers
    }
    await cancelling.value

    var woken = 0
    for (index, task) in tasks.enumerated() {
      switch await task.result {
      case .success: woken += 1
      case .failure: #expect(cancelled.contains(index))
      }
    }
    let entries = await log.entries
    #expect(entries.count == woken)
    let inversions = zip(entries, entries.dropFirst()).filter { $0.deadline > $1.deadline }
    #expect(inversions.isEmpty)
    #expect(entries.filter { $0.time < $0.deadline }.isEmpty)
  }

  @Test @MainActor func `Who sleeps for a duration is back on its actor when the next one wakes`()
    async throws
  {
    for _ in 0..<100 {
      let clock = TestClock()
      var order: [Int] = []
      let tasks = (0..<100).map { number in
        Task { @MainActor in
          try await clock.sleep(for: .milliseconds(number + 1))
          order.append(number)
        }
      }
      try await clock.waitForSleepers(100)
      clock.advance(by: .seconds(1))
      for task in tasks { try await task.value }
      #expect(order == Array(0..<100))
    }
  }

  @Test func `Whoever waits may go on at once, on the thread that it waited for`() async throws {
    let clock = TestClock()
    let waiting = Task(executorPreference: AtOnce()) {
      try await clock.waitForSleepers(1)
      clock.advance(by: .seconds(1))
    }
    let sleeping = Task.detached { try await clock.sleep(for: .seconds(1)) }
    try await sleeping.value
    try await waiting.value
  }

  @Test func `Sleeping, moving and cancelling may happen on any thread at once`() async throws {
    let clock = TestClock()
    let woken = Recorder<Bool, Void, Never>("HasOutcomes.outcomes.woken", .always(()))
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<2_000 {
        let sleep = Task {
          do {
            try await clock.sleep(for: .milliseconds(number % 50))
            woken(true)
          } catch {
            woken(false)
          }
        }
        if number % 3 == 0 { group.addTask { sleep.cancel() } }
        if number % 10 == 0 { group.addTask { clock.advance(by: .milliseconds(1)) } }
      }
    }
    // Whoever went to sleep after the last of these moves still has to be woken.
    while woken.calls.count < 2_000 {
      clock.advance(by: .milliseconds(50))
      await Task.yield()
    }
    #expect(woken.calls.count == 2_000)
    #expect(clock.sleepers == 0)
  }
}
