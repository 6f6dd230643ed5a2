import Dispatch
import LayerCake
import RuntimeForms

private enum Global {
  static let ticker = PlainTicker()
}

private struct SingletonRoot: Sendable {
  private let _ticker = Singleton<PlainTicker>()
  var ticker: PlainTicker { _ticker { PlainTicker() } }

  @inline(never)
  func read() -> Int { ticker.tick() }
}

private struct DefaultRoot: Sendable {
  @Singleton var ticker = PlainTicker()

  @inline(never)
  func read() -> Int { ticker.tick() }
}

private final class LazyRoot {
  lazy var ticker = PlainTicker()

  @inline(never)
  func read() -> Int { ticker.tick() }
}

@inline(never)
private func readGlobal() -> Int { Global.ticker.tick() }

extension Measure {
  static func singletons() -> [Measure] { first() + later() + laterFromTwo() }

  private static func first() -> [Measure] {
    let group = "make a root, first read of a singleton"
    return [
      Measure(group, "lazy var, not thread-safe", isYardstick: true) { LazyRoot().read() },
      Measure(group, "Singleton called with a closure") { SingletonRoot().read() },
      Measure(group, "@Singleton with a default") { DefaultRoot().read() },
    ]
  }

  private static func later() -> [Measure] {
    let group = "later read of a singleton"
    let root = SingletonRoot()
    let defaults = DefaultRoot()
    return [
      Measure(group, "static let", isYardstick: true) { readGlobal() },
      Measure(group, "Singleton called with a closure") { root.read() },
      Measure(group, "@Singleton with a default") { defaults.read() },
    ]
  }

  private static func laterFromTwo() -> [Measure] {
    let group = "later read of a singleton, two threads at once"
    let root = SingletonRoot()
    let defaults = DefaultRoot()
    return [
      onTwoThreads(group, "static let", isYardstick: true) { readGlobal() },
      onTwoThreads(group, "Singleton called with a closure") { root.read() },
      onTwoThreads(group, "@Singleton with a default") { defaults.read() },
    ]
  }

  /// Two loops at once, each of all iterations.
  private static func onTwoThreads(
    _ group: String, _ form: String, isYardstick: Bool = false,
    _ body: @escaping @Sendable () -> Int
  ) -> Measure {
    Measure(group: group, form, isYardstick: isYardstick, isCountable: false) { iterations in
      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        var sum = 0
        for _ in 0..<iterations { sum &+= body() }
        precondition(sum >= iterations)
      }
      return 2 * iterations
    }
  }
}
