/// What local values in branches that were left out may stand for.
extension InactiveCode {
  /// The value of the one declaration that a name can mean: by the type that is written, or by what it
  /// is made with. `let other = Other()`.
  func value(ofLocal tokens: [Int], in file: Int, _ scope: InactiveScope) -> Value {
    let source = facts.source(file)
    guard let token = tokens.first, tokens.count == 1, source.matchesAny(token - 1, "let", "var"),
      !source.matchesAny(token - 2, "if", "guard", "while", "case", ",", "(")
    else { return .unknown }
    let text = source.declaration(at: token, .property)
    if !text.result.isEmpty { return value(ofType: text.result, in: file, scope) }
    guard let first = text.body.first, source.matches(token + 1, "=") else { return .unknown }
    if source.matches(first, "self"), text.body.count == 1 {
      guard let own = scope.types.first?.symbols, own.count == 1 else { return .unknown }
      return facts.symbols.base[Int(own[0])].kind.isNominal ? .type(own[0]) : .unknown
    }
    if let value = value(ofNames: text.body, in: file, scope) { return value }
    guard source.matches(first + 1, "("), !source[first + 1].spaceBefore,
      source.partner(of: first + 1) == text.body.upperBound - 1
    else { return .unknown }
    return value(ofType: first..<first + 1, in: file, scope)
  }

  /// Of `let other = dependencies` and `let other = self.model.dependencies`; nil for what is no chain
  /// of names, or begins with another local one.
  private func value(
    ofNames names: Range<Int>, in file: Int, _ scope: InactiveScope
  ) -> Value? {
    let source = facts.source(file)
    var first = names.lowerBound
    if source.matches(first, "self"), source.matches(first + 1, ".") { first += 2 }
    let isChain = (first..<names.upperBound).allSatisfy { token in
      (token - first).isMultiple(of: 2)
        ? source.isIdentifier(token) && !source.isKeyword(token) : source.matches(token, ".")
    }
    let isLocal = first == names.lowerBound && scope.locals[source.name(at: first)] != nil
    guard isChain, (names.upperBound - first) % 2 == 1, !isLocal else { return nil }
    let chain = stride(from: first, to: names.upperBound, by: 2)
    return value(ofChain: Array(chain), in: file, scope)
  }

  /// A type of the program's or a composition by its name, unless a function's parameter has that too.
  private func value(
    ofType type: Range<Int>, in file: Int, _ scope: InactiveScope
  ) -> Value {
    let source = facts.source(file)
    let generics = scope.functions.map { source.declaration(at: $0, .function).generics }
    let names = Set(type.filter(source.isIdentifier).map(source.name(at:)))
    let isGeneric = generics.joined().contains {
      source.isIdentifier($0) && names.contains(source.name(at: $0))
    }
    guard !isGeneric else { return .unknown }
    if let nodes = composed(type, source, generics: 0..<0, scope) { return .nodes(nodes) }
    guard type.count == 1 else { return .unknown }
    return self.type(named: source.name(at: type.lowerBound), in: file) ?? .unknown
  }
}
