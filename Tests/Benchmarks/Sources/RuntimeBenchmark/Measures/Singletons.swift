import Dispatch
import LayerCake
import RuntimeForms

private enum Global {
  static let ticker = PlainTicker()
  // Made at run time, or the optimiser would read a constant.
  static let limit = CommandLine.arguments.isEmpty ? 2 : 1
}

private struct SingletonRoot: Sendable {
  private let _ticker = Singleton<PlainTicker>()
  private let _limit = Singleton<Int>()
  var ticker: PlainTicker { _ticker { PlainTicker() } }
  var limit: Int { _limit { 1 } }

  @inline(never)
  func read() -> Int { ticker.tick() }

  @inline(never)
  func readLimit() -> Int { limit }
}

private struct DefaultRoot: Sendable {
  @Singleton var ticker = PlainTicker()
  @Singleton var limit = 1

  @inline(never)
  func read() -> Int { ticker.tick() }

  @inline(never)
  func readLimit() -> Int { limit }
}

private final class LazyRoot {
  lazy var ticker = PlainTicker()

  @inline(never)
  func read() -> Int { ticker.tick() }
}

@inline(never)
private func readGlobal() -> Int { Global.ticker.tick() }

@inline(never)
private func readGlobalLimit() -> Int { Global.limit }

/// Roots whose first value is a `static let` or a singleton, to be read through `any Slice`.
private struct GlobalSliceRoot: Slice, Sendable {
  var ticker: any Ticker { Global.ticker }
  let log: any Log = PlainLog()
  let store: any Store = PlainStore()
}

private struct SingletonSliceRoot: Slice, Sendable {
  private let _ticker = Singleton<any Ticker>()
  var ticker: any Ticker { _ticker { PlainTicker() } }
  let log: any Log = PlainLog()
  let store: any Store = PlainStore()
}

/// Sendable because what it holds is: roots of immutable references.
private struct Reader: Sendable {
  let dependencies: any Slice & Sendable

  @inline(never)
  func read() -> Int { dependencies.ticker.tick() }
}

extension Measure {
  static func singletons() -> [Measure] { first() + later() }

  private static func first() -> [Measure] {
    let group = "make a root, first read of a singleton"
    return [
      Measure(group, "lazy var, not thread-safe", isYardstick: true) { LazyRoot().read() },
      Measure(group, "Singleton called with a closure") { SingletonRoot().read() },
      Measure(group, "@Singleton with a default") { DefaultRoot().read() },
    ]
  }

  /// Each way of reading from one thread, and from two at once.
  private static func later() -> [Measure] {
    let root = SingletonRoot()
    let defaults = DefaultRoot()
    let global = Reader(dependencies: GlobalSliceRoot())
    let singleton = Reader(dependencies: SingletonSliceRoot())
    return fromOneAndTwo(
      "later read of a singleton, a number",
      [
        ("static let", { readGlobalLimit() }),
        ("Singleton called with a closure", { root.readLimit() }),
        ("@Singleton with a default", { defaults.readLimit() }),
      ])
      + fromOneAndTwo(
        "later read of a singleton, a reference",
        [
          ("static let", { readGlobal() }),
          ("Singleton called with a closure", { root.read() }),
          ("@Singleton with a default", { defaults.read() }),
        ])
      + fromOneAndTwo(
        "later read of a singleton, a reference, through any Slice",
        [
          ("static let", { global.read() }),
          ("Singleton called with a closure", { singleton.read() }),
        ])
  }

  private static func fromOneAndTwo(
    _ group: String, _ forms: [(name: String, body: @Sendable () -> Int)]
  ) -> [Measure] {
    let one = forms.enumerated().map { index, form in
      Measure(group, form.name, isYardstick: index == 0) { form.body() }
    }
    let two = forms.enumerated().map { index, form in
      onTwoThreads("\(group), from two threads", form.name, isYardstick: index == 0, form.body)
    }
    return one + two
  }

  /// Two loops at once, each of all iterations.
  private static func onTwoThreads(
    _ group: String, _ form: String, isYardstick: Bool = false,
    _ body: @escaping @Sendable () -> Int
  ) -> Measure {
    Measure(group: group, form, isYardstick: isYardstick, isOnOneThread: false) { iterations in
      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        var sum = 0
        for _ in 0..<iterations { sum &+= body() }
        precondition(sum >= iterations)
      }
      return 2 * iterations
    }
  }
}
