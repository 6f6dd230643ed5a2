/// What stands in the cases of enumerations that are generic in it.
extension FlowReader {
  /// What an enumeration's case is made with that holds whatever its type's argument is:
  /// `.success(dependencies)`.
  func payload(endingAt close: Int, in file: Int) -> Range<Int>? {
    let source = facts.source(file)
    guard source.matches(close, ")"), let open = source.partner(of: close),
      source.matches(open - 2, "."), case let payloads = source.arguments(in: open, close),
      payloads.count == 1
    else { return nil }
    let cases = facts.symbols(at: open - 1, in: file).filter(facts.isDefined)
    let isGeneric =
      cases.isEmpty
      ? source.matchesAny(open - 1, "success", "some")
      : cases.allSatisfy {
        facts.symbols.base[Int($0)].kind == .enumCase && signatures.signature($0) == nil
      }
    guard isGeneric else { return nil }
    let isLabelled = source.label(of: payloads[0]) != "_"
    return payloads[0].dropFirst(isLabelled ? 2 : 0)
  }

  /// Whether functions may come out of what a case carries, which are called with values then.
  func carriesFunctions(_ enumCase: Int32) -> Bool {
    let home = Int(facts.symbols.base[Int(enumCase)].definitionFile)
    guard home >= 0, let text = declarations.text(of: enumCase) else { return true }
    return text.parameters.contains { names(functionsIn: $0.type, of: home) }
  }

  /// The same of what parameters are given, other than functions whose calls name the parameter.
  func holdFunctions(_ names: some Sequence<String>, of function: Int32) -> Bool {
    let home = Int(facts.symbols.base[Int(function)].definitionFile)
    guard home >= 0, let text = declarations.text(of: function) else { return true }
    return text.parameters.contains { parameter in
      names.contains(parameter.name) && self.names(functionsIn: parameter.type, of: home)
        && !isFunction(parameter.type, of: home)
    }
  }

  /// Whether a type has functions in it, by aliases as well.
  private func names(functionsIn type: Range<Int>, of file: Int, depth: Int = 0) -> Bool {
    let source = facts.source(file)
    if depth > 8 || type.contains(where: { source.matches($0, "->") }) { return true }
    return catalog.typeReferences(in: type, of: file).contains { _, symbol in
      catalog.aliasTexts[symbol].map {
        names(functionsIn: $0, of: home(of: symbol), depth: depth + 1)
      } ?? false
    }
  }

  /// Whether a type is a function, rather than something that holds one: `[(Int) -> Int]`.
  private func isFunction(_ type: Range<Int>, of file: Int, depth: Int = 0) -> Bool {
    let source = facts.source(file)
    let start = type.first { !source.isIdentifier($0) && !source.matches($0, "@") }
    guard let start else {
      // `@escaping Handler`
      let last = type.upperBound - 1
      guard depth < 8, let alias = catalog.typeReference(at: last, in: file),
        let aliased = catalog.aliasTexts[alias]
      else { return false }
      return isFunction(aliased, of: home(of: alias), depth: depth + 1)
    }
    return source.functionType(in: type, isOnly: false) == start
  }

  private func home(of symbol: Int32) -> Int {
    Int(facts.symbols.base[Int(symbol)].definitionFile)
  }
}
