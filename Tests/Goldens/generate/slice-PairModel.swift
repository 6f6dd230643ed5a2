// What 'Legacy.PairModel' uses:
// - 'pair', which it is made with (Sources/Legacy/Elsewhere.swift:55)

import Core

/// Provides the pair.
protocol HasPair {
  var pair: Pair<Int, Track> { get }
}

/// What the pair model needs.
typealias PairDependencies = HasPair

// Left to you:
// - Sources/Legacy/Elsewhere.swift:47: 'items' is of 'Pair<Item, Int>', which is not one plain interface: it stays an argument

// '--apply' changes nothing: 'Legacy.PairModel' takes no root: whoever makes it has to hand its dependencies in, which no edit of it alone can do.
