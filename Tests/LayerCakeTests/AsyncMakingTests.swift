import LayerCake
import Synchronization
import Testing

private struct Unreachable: Error, Equatable { let attempt: Int }

/// Opens when it is told to; who waits at it can be cancelled.
private final class Gate: Sendable {
  private let (stream, continuation) = AsyncStream<Void>.makeStream()
  func open() { continuation.finish() }
  func pass() async { for await _ in stream {} }
}

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

@Test(.timeLimit(.minutes(10)))
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

@Test(.timeLimit(.minutes(10)))
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

@Test(.timeLimit(.minutes(10)))
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

@Test(.timeLimit(.minutes(10)))
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

@Test(.timeLimit(.minutes(10)))
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

/// Values that need each other.
private final class Circle: Sendable {
  private let _ale = AsyncSingleton<Int>()
  private let _bun = AsyncSingleton<Int>()
  private let _cod = AsyncSingleton<Int>()
  let aleBegun = Gate()
  let bunBegun = Gate()

  var selfish: Int {
    get async throws { try await _ale(property: "selfish") { try await self.selfish } }
  }
  var ale: Int {
    get async throws {
      try await _ale {
        self.aleBegun.open()
        return try await self.bun
      }
    }
  }
  var bun: Int {
    get async throws {
      try await _bun {
        self.bunBegun.open()
        async let cod = self.cod
        return try await cod
      }
    }
  }
  var cod: Int {
    get async throws {
      try await _cod {
        await self.aleBegun.pass()
        await self.bunBegun.pass()
        return try await self.ale
      }
    }
  }
}

@Test(.timeLimit(.minutes(10)))
func `An asynchronous value that needs itself is told so`() async throws {
  let error = await #expect(throws: MakingCycle.self) { try await Circle().selfish }
  #expect(error?.path == ["Circle.selfish", "Circle.selfish"])
  #expect(
    error.map { "\($0)" } == """
      making 'Circle.selfish' needs 'Circle.selfish' itself: Circle.selfish → Circle.selfish; \
      let one of them get the next when it uses it, not while it is made
      """)
}

@Test(.timeLimit(.minutes(10)))
func `A cycle of asynchronous values is told with the properties on the way`() async throws {
  let error = await #expect(throws: MakingCycle.self) { try await Circle().ale }
  #expect(error?.path == ["Circle.ale", "Circle.bun", "Circle.cod", "Circle.ale"])
}

@Test(.timeLimit(.minutes(10)))
func `A cycle across tasks is told to everybody in it`() async throws {
  let circle = Circle()
  let tasks = [Task { try await circle.ale }, Task { try await circle.cod }]
  for task in tasks { await #expect(throws: MakingCycle.self) { try await task.value } }
}

@Test(.timeLimit(.minutes(10)))
func `A detached task that a making starts may ask for the value`() async throws {
  let slot = AsyncSingleton<Int>()
  let inner = Mutex<Task<Int, any Error>?>(nil)
  let outer = try await slot {
    let task = Task.detached { try await slot { 2 } }
    inner.withLock { $0 = task }
    return 1
  }
  #expect(try await inner.withLock { $0 }?.value == outer)
}

@Test(.timeLimit(.minutes(10)))
func `A task that outlives the making that started it is no part of it`() async throws {
  let (first, second) = (AsyncSingleton<Int>(), AsyncSingleton<Int>())
  let gate = Gate()
  let left = Mutex<Task<Int, any Error>?>(nil)
  _ = try await first {
    let task = Task {
      await gate.pass()
      return try await second { try await first { 3 } }
    }
    left.withLock { $0 = task }
    return 1
  }
  gate.open()
  #expect(try await left.withLock { $0 }?.value == 1)
}

@Test(.timeLimit(.minutes(10)))
func `Asynchronous values that wait for each other are not taken for a cycle`() async throws {
  struct Unlucky: Error {}
  final class Web: Sendable {
    let slots = (0..<12).map { _ in AsyncSingleton<Int>() }
    func value(_ number: Int) async throws -> Int {
      let slot = slots[number]
      return try await slot {
        for lower in (0..<number).shuffled() {
          async let one = self.value(lower)
          _ = try await one
        }
        if Int.random(in: 0..<4) == 0 { throw Unlucky() }
        return number
      }
    }
  }
  for _ in 0..<20 {
    let web = Web()
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for number in (0..<web.slots.count).shuffled() {
            while true {
              do {
                #expect(try await web.value(number) == number)
                break
              } catch {
                #expect(error is Unlucky)
              }
            }
          }
        }
      }
    }
  }
}

@Test(.timeLimit(.minutes(10)))
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
