import LayerCake
import Testing

/// Ends that are asked for by what they wait for, and by what that has started.
@Suite(.timeLimit(.minutes(30))) struct ClosingFromWithinTests {
  private struct Refused: Error {}
  private struct Root: ClosableRoot { let closers = Closers() }

  @Test func `A closer that closes its own scope goes on at once`() async throws {
    let closers = Closers()
    let goneOn = Count()
    try closers.open {
    } close: { _, _ in
      try await closers.close()
      goneOn.next()
    }
    try await closers.close()
    #expect(goneOn.value == 1)
  }

  @Test func `What fails while it is opened can end its own scope`() async throws {
    let closers = Closers()
    let closed = Count()
    try closers.open {
    } close: { _, _ in
      closed.next()
    }
    await #expect(throws: Refused.self) {
      try await closers.open {
        try await closers.close(after: .failure(Refused()))
        #expect(closed.value == 0)
        throw Refused()
      } close: { _, _ in
      }
    }
    try await closers.close()
    #expect(closed.value == 1)
  }

  @Test func `What is opened although it has ended its own scope is closed`() async throws {
    let closers = Closers()
    let closed = Count()
    try await closers.open {
      try await closers.close()
    } close: { _, _ in
      closed.next()
    }
    try await closers.close()
    #expect(closed.value == 1)
  }

  /// The new closers' addresses are often those of closers that have gone.
  @Test func `What a closer has started closes scopes of its own`() async throws {
    let opened = Count()
    let closed = Count()
    let goOn = Gate()
    let started = Lock<Task<Void, any Error>?>(nil)
    try await withScope(Root()) { root in
      try root.closers.open {
      } close: { _, _ in
        let task = Task {
          await goOn.pass()
          for _ in 0..<1_000 {
            try await withScope(Root()) { root in
              _ = try root.closers.open {
                opened.next()
              } close: { _, _ in
                closed.next()
              }
            }
          }
        }
        started.withLock { $0 = task }
      }
    }
    goOn.open()
    try await started.withLock { $0 }?.value
    #expect(opened.value == 1_000)
    #expect(closed.value == 1_000)
  }

  @Test func `What an opening has started waits for the end once the opening is over`() async throws
  {
    let closers = Closers()
    let closed = Count()
    let goOn = Gate()
    let task = try await closers.open {
      await Task.yield()
      return Task {
        await goOn.pass()
        try await closers.close()
        #expect(closed.value == 1)
      }
    } close: { _, _ in
      for _ in 0..<100 { await Task.yield() }
      closed.next()
    }
    goOn.open()
    try await task.value
    #expect(closed.value == 1)
  }

  @Test func `What is opened in a task group may add tasks to it`() async throws {
    let closed = Count()
    try await withScope(Root()) { root in
      await withTaskGroup { group in
        try? await root.closers.open {
          await Task.yield()
          group.addTask { await Task.yield() }
        } close: { _, _ in
          closed.next()
        }
      }
    }
    #expect(closed.value == 1)
  }
}
