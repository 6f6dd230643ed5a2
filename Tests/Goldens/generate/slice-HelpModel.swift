// What 'App.HelpModel' uses:
// - 'clock' of 'MainDependencies' (Sources/App/Inherited.swift:51)
// - 'ticker' of 'MainDependencies' (Sources/App/Inherited.swift:52)

import Core

/// Provides the clock.
protocol HasClockTelling {
  var clock: any Telling { get }
}

/// What the help model needs.
typealias HelpDependencies = HasClockTelling & HasTicker

// Left to you:
// - Sources/App/Inherited.swift:48: 'help()' of 'Helping' is asked of the root, which no provider has
// - Sources/App/Inherited.swift:50: the whole root goes somewhere; what is used of it there is not known

// '--apply' changes nothing: 'App.HelpModel' can't take a slice yet: it has its root as 'MainDependencies?'.
