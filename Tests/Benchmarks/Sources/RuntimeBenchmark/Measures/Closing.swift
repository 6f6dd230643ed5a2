import Dispatch
import LayerCake
import RuntimeForms

private struct ClosingScope: ClosableRoot {
  let parent: AppRoot
  let closers = Closers()
  private let _store = Singleton<PlainStore>()
  var store: PlainStore {
    get throws {
      try _store {
        try closers.open {
          PlainStore()
        } close: { store, _ in
          await close(store)
        }
      }
    }
  }

  init(parent: AppRoot) { self.parent = parent }
}

@inline(never)
private func close(_ store: PlainStore) async { precondition(store.value(1) == 1) }

@inline(never)
private func use(_ store: PlainStore) throws -> Int { store.value(1) }

/// What one would write without scopes.
@inline(never)
private func openAndCloseByHand() async throws -> Int {
  let store = PlainStore()
  let result: Int
  do {
    result = try use(store)
  } catch {
    await close(store)
    throw error
  }
  await close(store)
  return result
}

extension Measure {
  /// Enters a scope, opens one thing in it, uses that, and closes what was opened.
  static func closing() -> [Measure] {
    let group = "enter a scope, open one thing, close it"
    let root = AppRoot()
    return [
      asynchronous(group, "do, catch, close", isYardstick: true) { try await openAndCloseByHand() },
      asynchronous(group, "do, catch, close, in a task of its own") {
        try await Task { try await openAndCloseByHand() }.value
      },
      asynchronous(group, "withScope, one thing opened") {
        try await withScope(ClosingScope(parent: root)) { try use($0.store) }
      },
      asynchronous(group, "withScope, nothing opened") {
        try await withScope(ClosingScope(parent: root)) { _ in 1 }
      },
    ]
  }

  private static func asynchronous(
    _ group: String, _ form: String, isYardstick: Bool = false,
    _ body: @escaping @Sendable () async throws -> Int
  ) -> Measure {
    Measure(group: group, form, isYardstick: isYardstick) { iterations in
      let done = DispatchSemaphore(value: 0)
      Task {
        for _ in 0..<iterations { _ = try await body() }
        done.signal()
      }
      done.wait()
      return iterations
    }
  }
}
