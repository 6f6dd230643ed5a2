// What 'App.ShelfModel' uses:
// - 'analytics' of 'AppDependencies' (Sources/App/Shared.swift:12)
// - 'HasStore' of the slice that it takes (Sources/App/Shared.swift:12)

import Core

/// Provides the analytics.
protocol HasAnalytics {
  var analytics: Analytics { get }
}

/// What the shelf model needs.
typealias ShelfDependencies = HasAnalytics & HasStore

// Left to you:
// - Sources/App/Roots.swift:14: others take 'ListDependencies' too, so it stays: 'ShelfModel' takes the proposed slice instead

// '--apply' changes nothing: 'App.ShelfModel' can't take a slice yet: it takes a slice already.
