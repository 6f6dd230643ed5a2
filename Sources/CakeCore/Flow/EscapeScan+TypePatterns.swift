extension EscapeScan {
  /// Whether the clauses of a `switch` on a value ask what type it has.
  func hasTypePatterns(after subject: Int) -> Bool {
    var open = subject
    while open < source.count, !source.matches(open, "{") {
      let isBracket = source.matchesAny(open, "(", "[")
      open = ((isBracket ? source.partner(of: open) : nil) ?? open) + 1
    }
    guard let close = source.partner(of: open) else { return true }
    return (open..<close).contains { source.matchesAny($0, "as", "is") }
  }
}
