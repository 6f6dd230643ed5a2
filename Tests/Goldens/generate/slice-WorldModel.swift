// What 'Legacy.WorldModel' uses:
// - 'date' of 'World' (Sources/Legacy/Elsewhere.swift:36, Sources/Legacy/Elsewhere.swift:37)
// - 'store' of 'World' (Sources/Legacy/Elsewhere.swift:36)

import Core

/// Provides the date.
protocol HasDate {
  var date: @Sendable () -> Int { get }
}

/// What the world model needs.
typealias WorldDependencies = HasDate & HasStore

/// Hands out what was reached for before, until a root does.
struct BridgeDependencies: WorldDependencies {
  var date: @Sendable () -> Int { Current.date }
  var store: any Storing { Current.store }
}

// Left to you:
// - Sources/Legacy/Elsewhere.swift:33: 'search' is filled here: it needs a provider if that looks up what others give

// '--apply' writes this beside the type and has it take the slice, by default from 'BridgeDependencies'.
