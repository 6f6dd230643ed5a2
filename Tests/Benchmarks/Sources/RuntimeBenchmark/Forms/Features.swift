import RuntimeForms

/// The yardstick: everything handed to the initialiser, one by one, and stored.
final class DirectFeature {
  // Not first: the optimiser would make one function of two with the same instructions, and have one
  // of them jump to the other.
  private let log: any Log
  private let ticker: any Ticker
  private let store: any Store

  init(ticker: any Ticker, log: any Log, store: any Store) {
    self.log = log
    self.ticker = ticker
    self.store = store
  }

  @inline(never)
  func read() -> Int { ticker.tick() }
}

/// What one would write without a protocol: the feature knows its root.
final class ConcreteFeature {
  private let dependencies: AppRoot

  init(dependencies: AppRoot) { self.dependencies = dependencies }

  @inline(never)
  func read() -> Int { dependencies.ticker.tick() }
}

final class ExistentialFeature {
  private let dependencies: any Slice

  init(dependencies: any Slice) { self.dependencies = dependencies }

  @inline(never)
  func read() -> Int { dependencies.ticker.tick() }
}

final class GenericFeature<Dependencies: Slice> {
  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  @inline(never)
  func read() -> Int { dependencies.ticker.tick() }
}

/// As deep as wanted, each level with the three needs.
final class DirectNode {
  private let ticker: any Ticker
  private let log: any Log
  private let store: any Store
  private let child: DirectNode?

  init(depth: Int, ticker: any Ticker, log: any Log, store: any Store) {
    self.ticker = ticker
    self.log = log
    self.store = store
    child =
      depth > 1 ? DirectNode(depth: depth - 1, ticker: ticker, log: log, store: store) : nil
  }
}

final class ExistentialNode {
  private let dependencies: any Slice
  private let child: ExistentialNode?

  init(depth: Int, dependencies: any Slice) {
    self.dependencies = dependencies
    child = depth > 1 ? ExistentialNode(depth: depth - 1, dependencies: dependencies) : nil
  }
}

final class GenericNode<Dependencies: Slice> {
  private let dependencies: Dependencies
  private let child: GenericNode?

  init(depth: Int, dependencies: Dependencies) {
    self.dependencies = dependencies
    child = depth > 1 ? GenericNode(depth: depth - 1, dependencies: dependencies) : nil
  }
}

// The documentation shows these lines word for word.

/// Takes any slice and keeps what it reads of it.
final class KeepingFeature {
  private let ticker: any Ticker

  init(dependencies: any Slice) { ticker = dependencies.ticker }

  @inline(never)
  func read() -> Int { ticker.tick() }
}
