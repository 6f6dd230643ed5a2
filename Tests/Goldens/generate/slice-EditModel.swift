// What 'App.EditModel' uses:
// - 'store', which it is made with (Sources/App/Arguments.swift:35)

import Core

/// What the edit model needs.
typealias EditDependencies = HasStore

// Left to you:
// - Sources/App/Arguments.swift:13: 'search' is read by others alone: it stays as it is
// - Sources/App/Arguments.swift:15: 'formatter' is a class, 'Formatter': it stays an argument unless it gets a provider
// - Sources/App/Arguments.swift:16: 'listener' is of '(any Telling)?', which is not one plain interface: it stays an argument
// - Sources/App/Arguments.swift:17: 'player' is set later: it stays as it is
// - Sources/App/Arguments.swift:18: 'undo' is of '(any Storing)?', which is not one plain interface: it stays an argument
// - Sources/App/Arguments.swift:20: 'logger' is not used: leave it out
// - Sources/App/Arguments.swift:48: 'EditModel' is made here: hand its dependencies in

// '--apply' changes nothing: 'App.EditModel' takes no root: whoever makes it has to hand its dependencies in, which no edit of it alone can do.
