/// A type as a declaration writes it.
struct TypeSpelling {
  var text: String
  /// The same for all spellings of one type, as far as that shows without types' rules.
  var key: String
  /// The types that it names.
  var symbols: [Int32]
  /// The protocol or type that it is, if it is nothing around one: no optional, tuple or function.
  var subject: Int32?

  init(_ range: Range<Int>, in file: Int, _ catalog: Catalog) {
    let facts = catalog.facts
    let source = facts.source(file)
    text = source.text(in: range)
    let named = catalog.typeReferences(in: range, of: file)
    let targets = Dictionary(named.map { ($0.token, Self.target(of: $0.symbol, catalog)) }) {
      first, _ in first
    }
    symbols = named.map { targets[$0.token]! }
    var key = ""
    for token in range where !source.matchesAny(token, "any", "some") {
      // What qualifies a name is part of what the name means.
      if source.isIdentifier(token), source.matches(token + 1, ".") { continue }
      if source.matches(token, ".") { continue }
      key += targets[token].map(facts.usr) ?? source.text(at: token)
      key += " "
    }
    self.key = key
    if let composition = source.composition(in: range), composition.terms.count == 1 {
      subject = targets[composition.terms[0].name]
    }
  }

  /// What an alias stands for; a slice's stands for itself.
  private static func target(of symbol: Int32, _ catalog: Catalog) -> Int32 {
    guard catalog.sliceOf[symbol] == nil, catalog.providerOf[symbol] == nil else { return symbol }
    return catalog.aliasedType(symbol) ?? symbol
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
