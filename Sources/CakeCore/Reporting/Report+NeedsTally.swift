extension Report {
  /// What became of every need, where all were tried that the facts have not proved used.
  package struct NeedsTally: Hashable, Sendable {
    /// A need that stays, and why.
    package struct Stay: Hashable, Sendable {
      package var slice: String
      package var provider: String
      package var location: SourcePlace
      package var reason: String
    }

    package internal(set) var needs = 0
    package internal(set) var removed = 0
    /// Those that the compiler refuses to go without, with what it says.
    package internal(set) var kept: [Stay] = []
    /// Those without which the package compiles, which tells nothing of them: casts, say.
    package internal(set) var unjudged: [Stay] = []
    /// Those that somebody hides.
    package internal(set) var hidden = 0
    /// Those of slices that nothing takes.
    package internal(set) var untaken = 0

    package var used: Int { needs - removed - kept.count - unjudged.count - hidden - untaken }
  }
}
