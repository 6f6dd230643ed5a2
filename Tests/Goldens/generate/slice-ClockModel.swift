// What 'App.ClockModel' uses:
// - 'tick()' of 'HasTicker' (Sources/App/Inherited.swift:35)
// - 'clock' of 'MainDependencies' (Sources/App/Inherited.swift:36, Sources/App/Inherited.swift:37)
// - 'style' of 'MainDependencies' (Sources/App/Inherited.swift:36)
// - 'makeStyle(_:)' of 'MainDependencies' (Sources/App/Inherited.swift:36)
// - 'store' of 'BaseDependencies' (Sources/App/Inherited.swift:41)

import Core

/// Provides the clock.
protocol HasClockTelling {
  var clock: any Telling { get }
}

/// Provides the style.
protocol HasStyle {
  var style: MainDependencies.Style { get }
}

/// Provides 'makeStyle'.
protocol MakesStyle {
  func makeStyle(_ style: MainDependencies.Style) -> MainDependencies.Style
}

/// What the clock model needs.
typealias ClockDependencies = HasTicker & HasClockTelling & HasStyle & MakesStyle & HasStore

// '--apply' writes this beside the type and has it take the slice.
