// What 'App.EditModel' uses:
// - 'store', which it is made with (Sources/App/Arguments.swift:35)

import Core

/// What the edit model needs.
typealias EditDependencies = HasStore

extension EditModel {
  /// Takes what it needs from its dependencies.
  convenience init(
    dependencies: any EditDependencies, search: any Searching, track: Track, formatter: Formatter,
    listener: any Telling, player: Player, undo: (any Storing)?, logger: any Searching
  ) {
    self.init(
      store: dependencies.store, search: search, track: track, formatter: formatter,
      listener: listener, player: player, undo: undo, logger: logger)
  }
}

// Left to you:
// - Sources/App/Arguments.swift:13: 'search' is read by others alone: it stays as it is
// - Sources/App/Arguments.swift:15: 'formatter' is a class, 'Formatter': it stays an argument unless it gets a provider
// - Sources/App/Arguments.swift:16: 'listener' is of '(any Telling)?', which is not one plain interface: it stays an argument
// - Sources/App/Arguments.swift:17: 'player' is set later: it stays as it is
// - Sources/App/Arguments.swift:18: 'undo' is of '(any Storing)?', which is not one plain interface: it stays an argument
// - Sources/App/Arguments.swift:20: 'logger' is not used: leave it out
// - Sources/App/Arguments.swift:48: 'EditModel' is made here: hand its dependencies in

// '--apply' writes this beside the type, with an initialiser that takes the slice.
