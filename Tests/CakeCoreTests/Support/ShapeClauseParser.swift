/// Reads the lists of types that `ShapeClause` describes, from tokens.
struct ShapeClauseParser {
  let tokens: [Lexeme]
  var index: Int

  private var clause = ShapeClause()
  private var depth = 0

  init(tokens: [Lexeme], index: Int) {
    self.tokens = tokens
    self.index = index
  }

  /// What stands right of a type alias's `=`, or nil if that is not a composition of names.
  mutating func composition() -> ShapeClause? {
    guard list(separators: ["&"]) else { return nil }
    // `(A) -> B`, `A?`, `A.Type`: another type that has a composition inside.
    if ["-", "?", "!", "."].contains(current) { return nil }
    clause.empty = "Any"
    return clause
  }

  /// What follows the name and generic parameters of a type: empty without a colon.
  mutating func inheritance() -> ShapeClause {
    guard current == ":" else { return clause }
    clause.colon = tokens[index].range
    index += 1
    return list(separators: ["&", ","]) ? clause : ShapeClause()
  }

  /// Skips `<…>`.
  mutating func skipGenerics() {
    guard current == "<" else { return }
    var open = 0
    repeat {
      if current == "<" { open += 1 }
      // The arrow of a function type closes nothing.
      if current == ">", tokens[index - 1].text != "-" { open -= 1 }
      index += 1
    } while open > 0 && index < tokens.count
  }

  private var current: String { index < tokens.count ? tokens[index].text : "" }

  private mutating func list(separators: Set<String>) -> Bool {
    while true {
      while ["any", "some"].contains(current) { index += 1 }
      guard current == "(" ? group() : element() else { return false }
      guard separators.contains(current) else { return true }
      clause.separators.append(ShapeClause.Separator(range: tokens[index].range, depth: depth))
      index += 1
    }
  }

  private mutating func group() -> Bool {
    let open = tokens[index].range
    let first = clause.elements.count
    index += 1
    depth += 1
    guard list(separators: ["&"]), current == ")" else { return false }
    depth -= 1
    let elements = first..<clause.elements.count
    clause.groups.append(
      ShapeClause.Group(open: open, close: tokens[index].range, elements: elements))
    index += 1
    return true
  }

  private mutating func element() -> Bool {
    let start = index
    while current == "@" || current == "nonisolated" || current == "~" {
      index += current == "@" ? 2 : 1
    }
    var path: [String] = []
    repeat {
      if !path.isEmpty { index += 1 }
      guard index < tokens.count, tokens[index].isWord else { return false }
      path.append(current)
      index += 1
      skipGenerics()
    } while current == "."
    let range = tokens[start].range.lowerBound..<tokens[index - 1].range.upperBound
    let line = tokens[index - 1].line
    clause.elements.append(ShapeClause.Element(path: path, range: range, line: line))
    return true
  }
}
