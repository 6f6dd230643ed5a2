/// A type as a declaration writes it.
struct TypeSpelling {
  var text: String
  /// The same for all spellings of one type, as far as that shows without types' rules.
  var key: String
  /// The types that it names.
  var symbols: [Int32]
  /// The protocol or type that it is, if it is nothing around one: no optional, tuple or function.
  var subject: Int32?
  /// Whether it means something only where generic parameters do.
  var isOpen = false

  init(_ range: Range<Int>, in file: Int, _ catalog: Catalog) {
    let facts = catalog.facts
    let source = facts.source(file)
    text = Self.text(of: range, in: file, catalog)
    let named = catalog.typeReferences(in: range, of: file)
    let targets = Dictionary(named.map { ($0.token, Self.target(of: $0.symbol, catalog)) }) {
      first, _ in first
    }
    symbols = named.map { targets[$0.token]! }
    var key = ""
    for token in range where !source.isAnyOrSome(token) {
      // What qualifies a name is part of what the name means.
      if source.isIdentifier(token), source.matches(token + 1, ".") { continue }
      if source.matches(token, ".") { continue }
      key += targets[token].map(facts.usr) ?? source.text(at: token)
      key += " "
    }
    self.key = key
    isOpen =
      symbols.contains(where: facts.isParameter)
      || range.contains { token in
        source.isIdentifier(token) && targets[token] == nil && !source.matches(token - 1, ".")
          && !source.matchesAny(token + 1, ".", ":") && !source.matches(token - 1, "@")
          && !Self.words.contains(source.text(at: token))
      }
    if let composition = source.composition(in: range), composition.terms.count == 1 {
      subject = targets[composition.terms[0].name]
    }
  }

  /// What stands in types and is no name.
  private static let words: Set = [
    "any", "some", "inout", "async", "throws", "rethrows", "sending", "consuming", "borrowing",
    "isolated", "nonisolated", "_", "Any", "AnyObject", "Sendable", "Copyable",
  ]

  /// What an alias stands for; a slice's stands for itself.
  private static func target(of symbol: Int32, _ catalog: Catalog) -> Int32 {
    guard catalog.sliceOf[symbol] == nil, catalog.providerOf[symbol] == nil else { return symbol }
    return catalog.aliasedType(symbol) ?? symbol
  }

  /// The text of some tokens as it means the same outside of any type.
  static func text(of range: Range<Int>, in file: Int, _ catalog: Catalog) -> String {
    let facts = catalog.facts
    let source = facts.source(file)
    var text = ""
    for token in range {
      if token > range.lowerBound, source[token].spaceBefore || source[token].startsLine {
        text += " "
      }
      let symbol =
        source.isIdentifier(token) && !source.matches(token - 1, ".")
        ? catalog.typeReference(at: token, in: file) : nil
      guard let symbol, facts.nominalParent(symbol) >= 0, !facts.isParameter(symbol) else {
        text += source.text(at: token)
        continue
      }
      text += facts.path(of: symbol).dropFirst().joined(separator: ".")
    }
    return text
  }

  /// A type by its own name.
  init(of symbol: Int32, _ facts: Facts) {
    text = facts.path(of: symbol).dropFirst().joined(separator: ".")
    if facts.symbols.base[Int(symbol)].kind == .protocol { text = "any " + text }
    key = facts.usr(symbol) + " "
    symbols = [symbol]
    subject = symbol
  }
}

/// What a type can be to whoever holds a value of it.
enum TypeRole {
  /// A type whose values are made of everything: its members are what is used.
  case root(Int32)
  case slice(Int)
  case provider(Int)
  /// A protocol, a structure of closures, or what some provider gives.
  case interface
  /// A class that may be a part of the program as well as a thing that it is about.
  case object
  case value
}
