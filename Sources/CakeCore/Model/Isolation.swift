/// Whether anything in the program's text could take a value from one isolation to another.
///
/// Where nothing could, it makes no difference whether a slice is `Sendable`.
struct Isolation {
  private let facts: Facts

  init(_ facts: Facts) { self.facts = facts }

  func mayBeCrossed() -> Bool {
    facts.files.indices.contains { file in
      let source = facts.source(file)
      return (0..<source.count).contains { isCrossing(at: $0, source) }
    }
  }

  private func isCrossing(at token: Int, _ source: SourceText) -> Bool {
    guard source.isIdentifier(token) else { return false }
    if source.matches(token, "Sendable") {
      // What a protocol brings along asks nothing of anybody.
      let start = source.statementStart(token)
      return !(start..<token).contains { source.matches($0, "protocol") }
    }
    if source.matchesAny(token, "let", "var") {
      let isShared =
        source.enclosing(token) == nil
        || (max(0, token - 4)..<token).contains { source.matches($0, "static") }
      return isShared && !isLiteral(token + 1, source)
    }
    return Self.isWord(at: token, source)
  }

  /// Whether a word has to do with isolation.
  static func isWord(at token: Int, _ source: SourceText) -> Bool {
    source.matchesAny(
      token, "actor", "async", "await", "Task", "nonisolated", "isolated", "sending",
      "arguments", "DispatchQueue", "Thread", "OperationQueue", "Sendable", "concurrent", "Mutex",
      "withLock", "yield", "resume", "assumeIsolated")
      || source.matches(token - 1, "@") && source.name(at: token).hasSuffix("Actor")
  }

  /// `static let limit = 5`
  private func isLiteral(_ name: Int, _ source: SourceText) -> Bool {
    guard source.matches(name + 1, "="), name + 2 < source.count else { return false }
    return source[name + 2].kind == .number || source[name + 2].kind == .string
  }
}
