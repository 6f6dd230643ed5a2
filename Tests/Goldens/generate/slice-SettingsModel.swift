// What 'Legacy.SettingsModel' uses:
// - 'Formatter.plain' (Sources/Legacy/Singletons.swift:5, Sources/Legacy/Singletons.swift:10)
// - 'Analytics.shared' (Sources/Legacy/Singletons.swift:9)

import Core

/// Provides the formatter.
protocol HasFormatter {
  var formatter: Formatter { get }
}

/// Provides the analytics.
protocol HasAnalytics {
  var analytics: Analytics { get }
}

/// What the settings model needs.
typealias SettingsDependencies = HasFormatter & HasAnalytics

/// Hands out what was reached for before, until a root does.
struct BridgeDependencies: SettingsDependencies {
  var formatter: Formatter { Formatter.plain }
  var analytics: Analytics { Analytics.shared }
}

// Left to you:
// - Sources/Legacy/Singletons.swift:6: 'unused' is not used: leave it out
// - Sources/Legacy/Singletons.swift:10: for 'Date()' there is 'HasDate' of LayerCakeEffects
// - Sources/Legacy/Singletons.swift:13: 'Analytics.shared' is read in the static member 'reset()', where no instance is
// - what stands in branches of '#if' that were not built was not looked at
// - Sources/Legacy/Singletons.swift:23: 'SettingsModel' is made here: hand its dependencies in

// '--apply' writes this beside the type and has it take the slice, by default from 'BridgeDependencies'.
