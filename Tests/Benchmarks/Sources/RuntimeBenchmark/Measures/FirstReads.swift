import Foundation
import LayerCake
import RuntimeForms
import Synchronization

/// What one would write by hand.
private final class MutexRoot: Sendable {
  private let _ticker = Mutex<PlainTicker?>(nil)
  var ticker: PlainTicker {
    _ticker.withLock {
      if let ticker = $0 { return ticker }
      let ticker = PlainTicker()
      $0 = ticker
      return ticker
    }
  }

  @inline(never)
  func read() -> Int { ticker.tick() }
}

private final class LazyRoot {
  lazy var ticker = PlainTicker()

  @inline(never)
  func read() -> Int { ticker.tick() }
}

private final class SingletonRoot: Sendable {
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

extension Measure {
  /// Each iteration makes a root and a value that no other thread asks for.
  static func firstReads() -> [Measure] {
    let group = "make a root, first read of a singleton"
    let one = [
      Measure(group, "Mutex around an optional", isYardstick: true) { readMutex() },
      Measure(group, "lazy var, not thread-safe") { readLazy() },
      Measure(group, "Singleton called with a closure") { readSingleton() },
      Measure(group, "@Singleton with a default") { DefaultRoot().read() },
    ]
    return one
      + [2, 4, 8].flatMap { threads in
        [
          onThreads(threads, group, "Mutex around an optional", isYardstick: true, readMutex),
          onThreads(threads, group, "Singleton called with a closure", readSingleton),
          onThreads(threads, group, "@Singleton with a default") { DefaultRoot().read() },
        ]
      }
  }

  // Handed over, or the optimiser puts the root on the stack.

  @Sendable private static func readMutex() -> Int {
    let root = MutexRoot()
    return keep(root) * root.read()
  }

  private static func readLazy() -> Int {
    let root = LazyRoot()
    return keep(root) * root.read()
  }

  @Sendable private static func readSingleton() -> Int {
    let root = SingletonRoot()
    return keep(root) * root.read()
  }

  /// As many loops at once, each of all iterations, on threads of their own: a pool has fewer.
  private static func onThreads(
    _ threads: Int, _ group: String, _ form: String, isYardstick: Bool = false,
    _ body: @escaping @Sendable () -> Int
  ) -> Measure {
    Measure(
      group: "\(group), \(threads) threads", form, isYardstick: isYardstick, threads: threads
    ) { iterations in
      let done = DispatchGroup()
      for _ in 0..<threads {
        done.enter()
        Thread {
          var sum = 0
          for _ in 0..<iterations { sum &+= body() }
          precondition(sum >= iterations)
          done.leave()
        }.start()
      }
      done.wait()
      return threads * iterations
    }
  }
}
