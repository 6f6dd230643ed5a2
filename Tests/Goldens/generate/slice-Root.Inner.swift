// What 'App.Root.Inner' uses:
// - 'name(_:)' of 'Services' (Sources/App/Roots.swift:80)
// - 'count' of 'Services' (Sources/App/Roots.swift:80)
// - 'store' of 'Services' (Sources/App/Roots.swift:82)

public import Core

/// Provides 'name'.
public protocol HasName {
  func name(_ track: Track) async throws -> String
}

/// Provides the count.
public protocol HasCount {
  var count: Int { get async }
}

/// What the inner needs.
public typealias InnerDependencies = HasName & HasCount & HasStore

// Left to you:
// - Sources/App/Roots.swift:79: the whole root goes somewhere; what is used of it there is not known

// '--apply' changes nothing: 'App.Root.Inner' can't take a slice yet: the whole root goes somewhere at Sources/App/Roots.swift:79.
