import LayerCake
import Testing

private struct Unreachable: Error, Equatable { let attempt: Int }

private struct Server: Sendable {
  let attempts = Count()
  let gate = Gate()
  private let _number = AsyncSingleton<Int>()
  var ifMade: Int? { _number.ifMade }
  var number: Int {
    get async throws {
      try await _number {
        attempts.next()
        await gate.pass()
        try Task.checkCancellation()
        return attempts.value
      }
    }
  }

  /// Tasks that wait for the number, once all of them do.
  func waiting(_ count: Int) async -> [Task<Int, any Error>] {
    let tasks = (0..<count).map { _ in Task { try await number } }
    while attempts.value == 0 { await Task.yield() }
    return tasks
  }
}

private func yieldOften() async { for _ in 0..<1_000 { await Task.yield() } }

@Test func `Any number of tasks that ask at once get one value, made once`() async throws {
  let server = Server()
  let tasks = await server.waiting(10_000)
  #expect(server.ifMade == nil)
  server.gate.open()
  for task in tasks { #expect(try await task.value == 1) }
  #expect(server.attempts.value == 1)
  #expect(try await server.number == 1)
  #expect(server.ifMade == 1)
}

@Test func `A failed asynchronous making goes to all who wait, and is not kept`() async throws {
  let attempts = Count()
  let gate = Gate()
  let slot = AsyncSingleton<Int>()
  let ask: @Sendable () async throws -> Int = {
    try await slot {
      let attempt = attempts.next()
      await gate.pass()
      if attempt == 1 { throw Unreachable(attempt: attempt) }
      return attempt
    }
  }
  let tasks = (0..<100).map { _ in Task { try await ask() } }
  await yieldOften()
  gate.open()
  var failures = 0
  for task in tasks {
    do {
      // Of whoever came too late for the first attempt.
      #expect(try await task.value == 2)
    } catch {
      #expect(error as? Unreachable == Unreachable(attempt: 1))
      failures += 1
    }
  }
  #expect(failures > 0)
  #expect(try await ask() == 2)
  #expect(attempts.value == 2)
}

@Test(.timeLimit(.minutes(30)))
func `A cancelled task leaves at once, and the others get the value`() async throws {
  let server = Server()
  let tasks = await server.waiting(3)
  tasks[0].cancel()
  await #expect(throws: CancellationError.self) { try await tasks[0].value }
  #expect(server.ifMade == nil)
  server.gate.open()
  #expect(try await tasks[1].value == 1)
  #expect(try await tasks[2].value == 1)
  #expect(server.attempts.value == 1)
}

@Test(.timeLimit(.minutes(30)))
func `When the last task leaves, the making is cancelled`() async throws {
  let cancelled = Gate()
  let begun = Gate()
  let slot = AsyncSingleton<Int>()
  let task = Task {
    try await slot {
      await withTaskCancellationHandler {
        begun.open()
        await cancelled.pass()
      } onCancel: {
        cancelled.open()
      }
      return 1
    }
  }
  await begun.pass()
  task.cancel()
  await #expect(throws: CancellationError.self) { try await task.value }
  await cancelled.pass()
  await yieldOften()
  // It returned in spite of that, and what it returned was dropped.
  #expect(slot.ifMade == nil)
  #expect(try await slot { 2 } == 2)
}

@Test(.timeLimit(.minutes(30)))
func `Who asks while a making is being cancelled gets a value of a new one, made after it`()
  async throws
{
  let running = Count()
  let mayEnd = Gate()
  let begun = Gate()
  let slot = AsyncSingleton<String>()
  let first = Task {
    try await slot {
      running.next()
      begun.open()
      // Doesn't care for being cancelled.
      await Task.detached { await mayEnd.pass() }.value
      return "first, \(running.value)"
    }
  }
  await begun.pass()
  first.cancel()
  await #expect(throws: CancellationError.self) { try await first.value }
  let others = (0..<10).map { _ in Task { try await slot { "second, \(running.next())" } } }
  await yieldOften()
  #expect(running.value == 1)
  mayEnd.open()
  for other in others { #expect(try await other.value == "second, 2") }
}

@Test func `A cancelled task that asks makes nothing, but gets what was made`() async throws {
  let slot = AsyncSingleton<Int>()
  let made = Count()
  let ask: @Sendable () async throws -> Int = {
    withUnsafeCurrentTask { $0?.cancel() }
    return try await slot { made.next() }
  }
  await #expect(throws: CancellationError.self) { try await Task { try await ask() }.value }
  #expect(made.value == 0)
  _ = try await slot { 7 }
  #expect(try await Task { try await ask() }.value == 7)
}

@Test(.timeLimit(.minutes(30)))
func `A making gets the highest priority of those who wait for it`() async throws {
  let slot = AsyncSingleton<TaskPriority>()
  let begun = Gate()
  let ask: @Sendable () async throws -> TaskPriority = {
    try await slot {
      begun.open()
      while Task.currentPriority < .high { await Task.yield() }
      return Task.currentPriority
    }
  }
  let low = Task(priority: .background) { try await ask() }
  await begun.pass()
  let high = Task(priority: .high) { try await ask() }
  #expect(try await low.value >= .high)
  #expect(try await high.value >= .high)
}

@Test(.timeLimit(.minutes(30)))
func `A priority that rises while a task waits rises for the making`() async throws {
  guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
  let slot = AsyncSingleton<TaskPriority>()
  let begun = Gate()
  let task = Task(priority: .background) {
    try await slot {
      begun.open()
      while Task.currentPriority < .high { await Task.yield() }
      return Task.currentPriority
    }
  }
  await begun.pass()
  await yieldOften()
  task.escalatePriority(to: .high)
  #expect(try await task.value >= .high)
}

@Test(.timeLimit(.minutes(30)))
func `No thread is held up by those who wait`() async throws {
  // Many more of them than the pool has threads, and the making needs one.
  let server = Server()
  let tasks = await server.waiting(1_000)
  await Task.detached { server.gate.open() }.value
  for task in tasks { #expect(try await task.value == 1) }
}

@Test func `Tasks that come and go at random leave nobody waiting`() async throws {
  for _ in 0..<50 {
    let slot = AsyncSingleton<Int>()
    let makings = Count()
    let tasks = (0..<20).map { _ in
      Task {
        try await slot {
          await Task.yield()
          if Bool.random() { try Task.checkCancellation() }
          return makings.next()
        }
      }
    }
    for task in tasks where Bool.random() { task.cancel() }
    var values: Set<Int> = []
    for task in tasks {
      do { values.insert(try await task.value) } catch { #expect(error is CancellationError) }
    }
    #expect(values.count <= 1)
  }
}
