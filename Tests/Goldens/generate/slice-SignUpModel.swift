// What 'Legacy.SignUpModel' uses:
// - '@Dependency(\.mailer)' (Sources/Legacy/Values.swift:25)

import Dependencies

/// Provides the mailer.
protocol HasMailer {
  var mailer: Mailer { get }
}

/// What the sign up model needs.
typealias SignUpDependencies = HasMailer

/// Hands out what was reached for before, until a root does.
struct BridgeDependencies: SignUpDependencies {
  @Dependency(\.mailer) var mailer
}

// Left to you:
// - Sources/Legacy/Values.swift:21: 'other' is not used: leave it out
// - Sources/Legacy/Values.swift:23: for '@Dependency(\.date)' there is 'HasDate' of LayerCakeEffects

// '--apply' writes this beside the type and has it take the slice, by default from 'BridgeDependencies'.
