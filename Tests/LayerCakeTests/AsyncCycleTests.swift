import LayerCake
import Testing

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

@Test(.timeLimit(.minutes(30)))
func `An asynchronous value that needs itself is told so`() async throws {
  let error = await #expect(throws: MakingCycle.self) { try await Circle().selfish }
  #expect(error?.path == ["Circle.selfish", "Circle.selfish"])
  #expect(
    error.map { "\($0)" } == """
      making 'Circle.selfish' needs 'Circle.selfish' itself: Circle.selfish → Circle.selfish; \
      let one of them get the next when it uses it, not while it is made
      """)
}

@Test(.timeLimit(.minutes(30)))
func `A cycle of asynchronous values is told with the properties on the way`() async throws {
  let error = await #expect(throws: MakingCycle.self) { try await Circle().ale }
  #expect(error?.path == ["Circle.ale", "Circle.bun", "Circle.cod", "Circle.ale"])
}

@Test(.timeLimit(.minutes(30)))
func `A cycle across tasks is told to everybody in it`() async throws {
  let circle = Circle()
  let tasks = [Task { try await circle.ale }, Task { try await circle.cod }]
  for task in tasks { await #expect(throws: MakingCycle.self) { try await task.value } }
}

@Test(.timeLimit(.minutes(30)))
func `A detached task that a making starts may ask for the value`() async throws {
  let slot = AsyncSingleton<Int>()
  let inner = Lock<Task<Int, any Error>?>(nil)
  let outer = try await slot {
    let task = Task.detached { try await slot { 2 } }
    inner.withLock { $0 = task }
    return 1
  }
  #expect(try await inner.withLock { $0 }?.value == outer)
}

@Test(.timeLimit(.minutes(30)))
func `A task that outlives the making that started it is no part of it`() async throws {
  let (first, second) = (AsyncSingleton<Int>(), AsyncSingleton<Int>())
  let gate = Gate()
  let left = Lock<Task<Int, any Error>?>(nil)
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

@Test(.timeLimit(.minutes(30)))
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
