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

// Left to you:
// - 'Current' becomes the dependencies that it is given
// - Sources/Legacy/Elsewhere.swift:33: 'search' is filled here: it needs a provider if that looks up what others give

// '--apply' changes nothing: 'Legacy.WorldModel' can't take a slice yet: it reaches for 'Current' at Sources/Legacy/Elsewhere.swift:36.
