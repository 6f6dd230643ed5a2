import LayerCake
import LayerCakeTesting
import Testing

private final class Thing: Sendable {}

/// Changes all the time, as actors may.
private actor Log {
  private(set) var lines: [Thing] = []
  func add(_ thing: Thing) { lines.append(thing) }
}

private struct App: Sendable { let log = Log() }

private struct Session: ClosableRoot, DependencyScope, Sendable {
  let parent: App
  let thing = Thing()
  let closers = Closers()
}

/// What happens while a scope is used, and after.
@Suite(.timeLimit(.minutes(30))) struct ExpectEndsLaterTests {
  @Test func `An actor is not looked into`() async throws {
    let app = App()
    let failures = await failures {
      try await expectEnds({ Session(parent: app) }, within: soon) { session in
        await app.log.add(session.thing)
      }
    }
    #expect(
      failures == [
        "'thing' is still held from outside:"
          + " by a closure, a task, an actor, a global or a variable"
      ])
  }

  @Test func `What lets go a little later is waited for`() async throws {
    try await expectEnds {
      Session(parent: App())
    } whileUsing: { session in
      Task {
        try await Task.sleep(for: .milliseconds(300))
        withExtendedLifetime(session) {}
      }
    }
  }

  @Test func `A scope is closed with what fails while it is used`() async throws {
    struct Refused: Error {}
    let outcomes = Recorder<Bool, Void, Never>("HasFiles.files.close", .always(()))
    await #expect(throws: Refused.self) {
      try await expectEnds {
        Session(parent: App())
      } whileUsing: { session in
        _ = try session.closers.open {
          session.thing
        } close: { _, outcome in
          if case .failure = outcome { outcomes(false) } else { outcomes(true) }
        }
        throw Refused()
      }
    }
    #expect(outcomes.calls == [false])
  }

  @Test func `What is made where something of the parent was is not taken for that`() async {
    // Unchecked: this test alone changes it, one step after the other.
    final class Shelf: @unchecked Sendable {
      var thing: Thing? = Thing()
    }
    struct Shop: Sendable { let shelf = Shelf() }
    struct Customer: DependencyScope, Sendable {
      let parent: Shop
      private let _things = Singleton<[Thing]>()
      var things: [Thing] { _things { (0..<100).map { _ in Thing() } } }
    }
    let kept = Lock<[Thing]>([])
    let failures = await failures {
      try await expectEnds({ Customer(parent: Shop()) }, within: soon) { customer in
        customer.parent.shelf.thing = nil
        kept.withLock { $0 = customer.things }
      }
    }
    #expect(failures.first?.split(separator: "\n").count == 100)
  }
}
