// What 'App.TabModel' uses:
// - 'store' of 'AppDependencies' (Sources/App/Roots.swift:52)

import Core

/// What the tab model needs.
typealias TabDependencies = HasStore & Sendable

// Left to you:
// - Sources/App/Roots.swift:51: 'App.HomeModel' takes the whole root as well: move that first, then its slice is a part of this one

// '--apply' changes nothing: 'App.TabModel' can't take a slice yet: 'App.HomeModel' takes the whole root from it at Sources/App/Roots.swift:51.
