/// One requirement of a protocol, taken apart.
struct Requirement {
  enum Kind { case property, method, subscripting, initializer }

  enum Throwing: Equatable {
    case nothing, anything
    /// Only what its closures throw.
    case again
    case typed(String)
  }

  struct Parameter {
    /// What a caller writes before the colon; `_` for none.
    var label: String
    var name: String
    var type: String
    /// Whether the requirement gives it a name.
    var isNamed = true

    /// As a declaration writes it.
    var written: String {
      let name = Keyword.quoted(name)
      return label == self.name ? "\(name): \(type)" : "\(Keyword.label(label)) \(name): \(type)"
    }
  }

  var usr: String
  /// The types that it names, by what it calls them.
  var types: [String: String] = [:]
  var kind: Kind
  var name: String
  var isStatic = false
  var isOperator = false
  /// `prefix` or `postfix`, with a space; empty for everything else.
  var fixity = ""
  /// The global actor, as an attribute.
  var isolation: String?
  var isNonisolated = false
  /// Between angle brackets; empty without.
  var generics = ""
  var whereClause = ""
  var parameters: [Parameter] = []
  var isAsync = false
  var throwing = Throwing.nothing
  /// A property's or subscript's type as well; `Void` for nothing.
  var result = "Void"
  var isSettable = false
  /// Whether setting it leaves the value as it is, as no stored property of a structure does.
  var isSetElsewhere = false
  /// What stands between `init` and its parameters: `?`.
  var failing = ""
  var isDiscardable = false
  var isMutating = false
  /// The newest system that it asks for, as an attribute.
  var availability: String?
  /// Whether who uses it is warned.
  var isDeprecated = false

  var isGeneric: Bool {
    !generics.isEmpty || parameters.contains { TypeText($0.type).names("some") }
  }

  /// Whether it stands for one that the protocol inherits, and may do less.
  var isOverride = false

  /// Nil for what is no member: an associated type.
  init?(_ symbol: SymbolGraph.Symbol) {
    usr = symbol.usr
    let text = SourceText(Array(symbol.declaration.utf8))
    guard
      let keyword = (0..<text.count).first(where: {
        text.enclosing($0) == nil && text.matchesAny($0, "var", "func", "init", "subscript")
      })
    else { return nil }
    isOverride = (0..<keyword).contains { text.matches($0, "override") }
    availability = symbol.availabilityAttribute
    isDeprecated = (symbol.availability ?? []).contains {
      $0.isUnconditionallyDeprecated == true || $0.deprecated != nil
    }
    for type in symbol.namedTypes { types[type.spelling] = type.preciseIdentifier }
    let isMember = text.declaresUnnamed(keyword)
    let nameToken = isMember ? keyword : keyword + 1
    guard nameToken < text.count else { return nil }
    kind =
      text.matches(keyword, "var")
      ? .property
      : text.matches(keyword, "init")
        ? .initializer : text.matches(keyword, "subscript") ? .subscripting : .method
    name = text.name(at: nameToken)
    if text[nameToken].kind == .operator {
      isOperator = true
      var end = nameToken
      while end + 1 < text.count, text[end + 1].kind == .operator, !text[end + 1].spaceBefore {
        end += 1
      }
      name = text.written(nameToken..<end + 1)
    }
    readModifiers(text, 0..<keyword)
    defer {
      // The compiler does not write down which of the two it is; the other one is rare.
      if isOperator, parameters.count == 1, fixity.isEmpty { fixity = "prefix " }
    }
    read(text, text.declaration(at: nameToken, kind == .property ? .property : .function))
  }

  private mutating func readModifiers(_ text: SourceText, _ range: Range<Int>) {
    for index in range where text.enclosing(index) == nil {
      if text.matches(index, "mutating") { isMutating = true }
      if text.matchesAny(index, "static", "class") { isStatic = true }
      if text.isFixity(index) { fixity = text.text(at: index) + " " }
      if text.matches(index, "nonisolated"), !text.matches(index + 1, "(") { isNonisolated = true }
      guard text.matches(index, "@"), text.isIdentifier(index + 1) else { continue }
      let attribute = text.name(at: index + 1)
      if attribute == "discardableResult" { isDiscardable = true }
      if !Self.attributes.contains(attribute), attribute.first?.isUppercase == true {
        isolation = "@" + attribute
      }
    }
  }

  /// Attributes with a capital that are no global actors.
  private static let attributes: Set = ["Sendable"]

  private mutating func read(_ text: SourceText, _ parts: DeclarationText) {
    if text.matches(parts.nameToken, "init"), text.matchesAny(parts.nameToken + 1, "?", "!") {
      failing = text.text(at: parts.nameToken + 1)
    }
    generics = text.written(parts.generics)
    whereClause = text.written(parts.whereClause)
    if !parts.result.isEmpty {
      let end = parts.result.upperBound
      result = text.written(
        parts.result.lowerBound..<(text.matches(end - 1, "where") ? end - 1 : end))
    }
    if !parts.parameterList.isEmpty {
      parameters = parts.parameters.enumerated().map { number, parameter in
        let isNamed = parameter.name != "_"
        // A subscript's parameter has no label unless it is written twice.
        let isLabelled =
          kind != .subscripting || text.isIdentifier(parameter.type.lowerBound - 3)
        return Parameter(
          label: isLabelled ? parameter.label : "_",
          name: isNamed ? parameter.name : "argument\(number)",
          type: text.written(parameter.type), isNamed: isNamed)
      }
      let end = parts.result.isEmpty ? parts.header.upperBound : parts.result.lowerBound
      readEffects(text, parts.parameterList.upperBound..<max(parts.parameterList.upperBound, end))
    }
    for index in parts.body where text.enclosing(index) == parts.body.lowerBound - 1 {
      guard text.matches(index, "set") else { continue }
      isSettable = true
      isSetElsewhere = text.matches(index - 1, "nonmutating")
    }
    if kind == .property || kind == .subscripting { readEffects(text, parts.body) }
  }

  private mutating func readEffects(_ text: SourceText, _ range: Range<Int>) {
    for index in range {
      if text.matches(index, "async") { isAsync = true }
      if text.matches(index, "rethrows") { throwing = .again }
      guard text.matches(index, "throws") else { continue }
      throwing = .anything
      if text.matches(index + 1, "("), let end = text.partner(of: index + 1) {
        throwing = .typed(text.written(index + 2..<end))
      }
      return
    }
  }
}

extension SourceText {
  /// The text of some tokens as it stands there.
  func written(_ range: Range<Int>) -> String {
    guard !range.isEmpty, range.upperBound <= count else { return "" }
    return String(
      decoding: bytes[Int(self[range.lowerBound].start)..<Int(self[range.upperBound - 1].end)],
      as: UTF8.self)
  }
}

extension SymbolGraph.Symbol {
  /// `@available(macOS 26, *)`; nil where it is there from the start.
  var availabilityAttribute: String? {
    let versions = (availability ?? []).compactMap { item -> String? in
      guard let domain = item.domain, let version = item.introduced, domain != "Swift",
        domain != "swift"
      else { return nil }
      let numbers = [version.major, version.minor, version.patch].compactMap(\.self)
      return "\(domain) \(numbers.map(String.init).joined(separator: "."))"
    }
    return versions.isEmpty ? nil : "@available(\(versions.joined(separator: ", ")), *)"
  }
}
