// What 'Legacy.PairModel' uses:
// - 'pair', which it is made with (Sources/Legacy/Elsewhere.swift:55)

import Core

/// Provides the pair.
protocol HasPair {
  var pair: Pair<Int, Track> { get }
}

/// What the pair model needs.
typealias PairDependencies = HasPair

extension PairModel {
  /// Takes what it needs from its dependencies.
  convenience init(dependencies: any PairDependencies, items: Pair<Item, Int>) {
    self.init(pair: dependencies.pair, items: items)
  }
}

// Left to you:
// - Sources/Legacy/Elsewhere.swift:47: 'items' is of 'Pair<Item, Int>', which is not one plain interface: it stays an argument

// '--apply' writes this beside the type, with an initialiser that takes the slice.
