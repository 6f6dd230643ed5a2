/// The words that have to do with isolation.
enum Isolation {
  static func isWord(at token: Int, _ source: SourceText) -> Bool {
    source.matchesAny(
      token, "actor", "async", "await", "Task", "nonisolated", "isolated", "sending",
      "arguments", "DispatchQueue", "Thread", "OperationQueue", "Sendable", "concurrent", "Mutex",
      "withLock", "yield", "resume", "assumeIsolated")
      || source.matches(token - 1, "@") && source.name(at: token).hasSuffix("Actor")
  }
}
