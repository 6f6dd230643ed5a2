/// A requirement's words, as they mean the same inside a root: on one line, types that stand inside
/// of others by their whole names, and `Self` as the root where nothing else will do.
struct RequirementText {
  let facts: Facts
  let file: Int
  /// What a class calls itself: there `Self` is no parameter's type.
  let ownName: String?

  /// The words of a requirement's file.
  init(of requirement: Int32, _ facts: Facts, ownName: String? = nil) {
    self.facts = facts
    file = Int(facts.symbols.base[Int(requirement)].definitionFile)
    self.ownName = ownName
  }

  /// A property with its type, or a function's name.
  func signature(of requirement: Int32, _ declarations: Declarations) -> String {
    let name = facts.name(requirement)
    guard facts.symbols.base[Int(requirement)].kind.isProperty,
      let type = declarations.text(of: requirement)?.result, !type.isEmpty
    else { return name }
    return "\(name): \(written(type))"
  }

  func written(_ range: Range<Int>) -> String {
    let source = facts.source(file)
    var text = ""
    for token in range {
      let hasBlank = source[token].spaceBefore || source[token].startsLine
      let isInside = source.matchesAny(token, ")", "]", ",") || text.last == "(" || text.last == "["
      if !text.isEmpty, hasBlank, !isInside { text += " " }
      text += word(at: token, source)
    }
    return text
  }

  private func word(at token: Int, _ source: SourceText) -> String {
    let text = source.text(at: token)
    guard source.isIdentifier(token), !source.matches(token - 1, ".") else { return text }
    if source.matches(token, "Self"), !source.matches(token + 1, "."), let ownName {
      return source.enclosing(token).map { source.matches($0, "(") } == true ? ownName : text
    }
    for symbol in facts.symbols(at: token, in: file) {
      let value = facts.symbols.base[Int(symbol)]
      let isType = value.kind.isNominal || value.kind == .protocol || value.kind == .alias
      let parent = facts.nominalParent(symbol)
      // What a protocol declares, whoever conforms to it has.
      guard isType, value.subkind != Subkind.genericParameter, parent >= 0,
        facts.symbols.base[Int(parent)].kind != .protocol
      else { continue }
      let path = facts.path(of: symbol).dropFirst(facts.isDefined(symbol) ? 1 : 0)
      return path.map(Keyword.quoted).joined(separator: ".")
    }
    return text
  }
}
