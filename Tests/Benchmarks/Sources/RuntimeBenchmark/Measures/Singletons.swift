import Dispatch
import LayerCake
import RuntimeForms
import Synchronization

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

/// What saves the second declaration: the oldest of ten values, which is the last one looked at.
private final class FoundRoot: Sendable {
  private let singletons = Singletons()
  var ticker: PlainTicker { singletons { PlainTicker() } }
  var limit: Int { singletons { 1 } }

  init() {
    _ = (ticker, limit)
    for name: StaticString in ["a", "b", "c", "d", "e", "f", "g", "h"] {
      _ = singletons(property: name) { PlainTicker() }
    }
  }

  @inline(never)
  func read() -> Int { ticker.tick() }

  @inline(never)
  func readLimit() -> Int { limit }
}

/// The same as whoever has no library does it: a dictionary and a lock.
private final class NamedRoot: Sendable {
  private let values = Mutex<[String: any Sendable]>([:])
  var ticker: PlainTicker { value { PlainTicker() } }
  var limit: Int { value { 1 } }

  @inline(never)
  func read() -> Int { ticker.tick() }

  @inline(never)
  func readLimit() -> Int { limit }

  private func value<Value: Sendable>(
    property: String = #function, _ make: () -> Value
  ) -> Value {
    values.withLock { values in
      if let value = values[property] as? Value { return value }
      let value = make()
      values[property] = value
      return value
    }
  }
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

/// Keeps what it needs instead of asking for it each time.
private final class KeepingReader: Sendable {
  private let ticker: any Ticker

  init(ticker: any Ticker) { self.ticker = ticker }

  @inline(never)
  func read() -> Int { ticker.tick() }
}

extension Measure {
  /// Each way of reading from one thread, and from two at once.
  static func singletons() -> [Measure] {
    let root = SingletonRoot()
    let defaults = DefaultRoot()
    let found = FoundRoot()
    let named = NamedRoot()
    let global = Reader(dependencies: GlobalSliceRoot())
    let singleton = Reader(dependencies: SingletonSliceRoot())
    let kept = KeepingReader(ticker: root.ticker)
    let keptFromSlice = KeepingReader(ticker: singleton.dependencies.ticker)
    return fromOneAndTwo(
      "later read of a singleton, a number",
      [
        ("static let", { readGlobalLimit() }),
        ("Singleton called with a closure", { root.readLimit() }),
        ("@Singleton with a default", { defaults.readLimit() }),
        ("Singletons, the oldest of ten", { found.readLimit() }),
        ("found by its property's name", { named.readLimit() }),
      ])
      + fromOneAndTwo(
        "later read of a singleton, a reference",
        [
          ("static let", { readGlobal() }),
          ("Singleton called with a closure", { root.read() }),
          ("@Singleton with a default", { defaults.read() }),
          ("Singletons, the oldest of ten", { found.read() }),
          ("found by its property's name", { named.read() }),
          ("Singleton, kept in a let of its reader", { kept.read() }),
        ])
      + fromOneAndTwo(
        "later read of a singleton, a reference, through any Slice",
        [
          ("static let", { global.read() }),
          ("Singleton called with a closure", { singleton.read() }),
          ("Singleton, kept in a let of its reader", { keptFromSlice.read() }),
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
    Measure(group: group, form, isYardstick: isYardstick, threads: 2) { iterations in
      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        var sum = 0
        for _ in 0..<iterations { sum &+= body() }
        precondition(sum >= iterations)
      }
      return 2 * iterations
    }
  }
}
