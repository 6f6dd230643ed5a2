// What 'App.HomeModel' uses:
// - 'analytics' of 'AppDependencies' (Sources/App/Roots.swift:34)
// - 'search' of 'AppDependencies' (Sources/App/Roots.swift:35)
// - 'makeDetail(of:)' of 'AppDependencies' (Sources/App/Roots.swift:38)
// - 'player' of 'AppDependencies' (Sources/App/Roots.swift:39, Sources/App/Roots.swift:44)
// - what 'ListDependencies' needs, to hand it on

import Core

/// Provides the analytics.
protocol HasAnalytics {
  var analytics: Analytics { get }
}

/// Provides 'makeDetail'.
protocol MakesDetail {
  func makeDetail(of track: Track) -> DetailModel
}

/// Provides the player.
protocol HasPlayer {
  var player: Player { get }
}

/// What the home model needs.
typealias HomeDependencies = ListDependencies & HasAnalytics & MakesDetail & HasPlayer

// '--apply' writes this beside the type and has it take the slice.
