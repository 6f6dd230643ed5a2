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
    let source = facts.source(home)
    return text.parameters.contains { $0.type.contains { source.matches($0, "->") } }
  }

  /// The same of what parameters are given, other than functions whose calls name the parameter.
  func holdFunctions(_ names: some Sequence<String>, of function: Int32) -> Bool {
    let home = Int(facts.symbols.base[Int(function)].definitionFile)
    guard home >= 0, let text = declarations.text(of: function) else { return true }
    let source = facts.source(home)
    return text.parameters.contains { parameter in
      names.contains(parameter.name) && source.holdsFunctions(parameter.type)
    }
  }
}

extension SourceText {
  /// Whether a type has functions in it and is none itself: `[(Int) -> Int]`.
  fileprivate func holdsFunctions(_ type: Range<Int>) -> Bool {
    guard type.contains(where: { matches($0, "->") }) else { return false }
    let start = type.first { !isIdentifier($0) && !matches($0, "@") }
    guard let start, matches(start, "("), var end = partner(of: start) else { return true }
    repeat { end += 1 } while matchesAny(end, "async", "throws", "rethrows")
    return !matches(end, "->")
  }
}
