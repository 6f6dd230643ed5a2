/// The declarations of one file that can name providers, found by their keywords alone.
struct ShapeDeclaration: Sendable {
  enum Kind: Sendable {
    case alias
    /// `hasRequirements` tells whether its body has any.
    case `protocol`(hasRequirements: Bool)
    /// A concrete type, or an extension of anything.
    case type
  }

  let kind: Kind
  /// With the enclosing types.
  let name: String
  let line: Int
  /// From the first modifier to the closing brace, or to the end of the alias.
  let range: Range<Int>
  let clause: ShapeClause

  static func all(in source: String) -> [ShapeDeclaration] {
    var finder = Finder(tokens: Lexeme.all(in: source))
    finder.run()
    return finder.declarations
  }
}

private struct Finder {
  let tokens: [Lexeme]
  var declarations: [ShapeDeclaration] = []
  /// The names of the types whose braces are open, nil for other braces.
  private var scopes: [String?] = []
  private var index = 0

  init(tokens: [Lexeme]) { self.tokens = tokens }

  mutating func run() {
    while index < tokens.count {
      switch tokens[index].text {
      case "typealias" where isDeclaration: alias()
      case "protocol", "struct", "class", "enum", "actor", "extension":
        if isDeclaration { type() } else { index += 1 }
      case "{":
        scopes.append(nil)
        index += 1
      case "}":
        _ = scopes.popLast()
        index += 1
      default: index += 1
      }
    }
  }

  /// Whether the keyword here is followed by a name: `class func` and `Self.class` are not.
  private var isDeclaration: Bool {
    guard index + 1 < tokens.count, tokens[index + 1].isWord else { return false }
    if index > 0, [".", ":"].contains(tokens[index - 1].text) { return false }
    return !["func", "var", "let", "subscript", "override"].contains(tokens[index + 1].text)
  }

  private mutating func alias() {
    let start = index
    let name = tokens[index + 1]
    var parser = ShapeClauseParser(tokens: tokens, index: index + 2)
    parser.skipGenerics()
    index = parser.index
    guard index < tokens.count, tokens[index].text == "=" else { return }
    parser.index += 1
    guard let clause = parser.composition() else { return }
    add(.alias, name, from: start, through: parser.index - 1, clause)
    index = parser.index
  }

  private mutating func type() {
    let start = index
    let keyword = tokens[index].text
    let name = tokens[index + 1]
    index += 2
    while index + 1 < tokens.count, tokens[index].text == "." { index += 2 }
    var parser = ShapeClauseParser(tokens: tokens, index: index)
    parser.skipGenerics()
    let clause = parser.inheritance()
    index = parser.index
    while index < tokens.count, tokens[index].text != "{" { index += 1 }
    let end = closingBrace(from: index)
    let requirements: Set = ["var", "func", "init", "subscript"]
    let kind: ShapeDeclaration.Kind =
      keyword != "protocol"
      ? .type
      : .protocol(hasRequirements: tokens[index...end].contains { requirements.contains($0.text) })
    add(kind, name, from: start, through: end, clause)
    scopes.append(name.text)
    index += 1
  }

  private func closingBrace(from open: Int) -> Int {
    var depth = 0
    for position in open..<tokens.count {
      if tokens[position].text == "{" { depth += 1 }
      if tokens[position].text == "}" { depth -= 1 }
      if depth == 0 { return position }
    }
    return tokens.count - 1
  }

  private mutating func add(
    _ kind: ShapeDeclaration.Kind, _ name: Lexeme, from start: Int, through end: Int,
    _ clause: ShapeClause
  ) {
    let modifiers: Set = ["public", "package", "internal", "fileprivate", "private", "@"]
    let attributes: Set = ["MainActor", "preconcurrency"]
    var first = start
    while first > 0, modifiers.union(attributes).contains(tokens[first - 1].text) { first -= 1 }
    declarations.append(
      ShapeDeclaration(
        kind: kind, name: (scopes.compactMap(\.self) + [name.text]).joined(separator: "."),
        line: name.line, range: tokens[first].range.lowerBound..<tokens[end].range.upperBound,
        clause: clause))
  }
}
