/// What calls say of generic parameters.
extension PlainParameters {
  /// Whether a call says itself, of each parameter that may be anything, that it is a plain type:
  /// `Health.self`, where a function takes `Value.Type`, or a literal.
  func areGivenPlainTypes(at reference: Reference) -> Bool {
    let callee = reference.symbol
    guard let text = flow.declarations.text(of: callee), let token = facts.token(of: reference),
      flow.signatures.isPlain(facts.nominalParent(callee))
    else { return false }
    let names = others(of: callee)
    let declared = facts.source(Int(facts.symbols.base[Int(callee)].definitionFile))
    let source = facts.source(reference.file)
    guard !names.isEmpty, source.matches(token + 1, "("), let close = source.partner(of: token + 1)
    else { return false }
    func argument(_ number: Int) -> Range<Int>? {
      source.argument(for: number, of: text.parameters, in: token + 1, close)
    }
    return names.allSatisfy { name in
      let numbers = text.parameters.indices.filter { number in
        text.parameters[number].type.contains { declared.name(at: $0) == name }
      }
      guard let type = numbers.first(where: { isType(name, text.parameters[$0], declared) }) else {
        return !numbers.isEmpty
          && numbers.allSatisfy { argument($0).map { isLiteral($0, source) } ?? false }
      }
      return argument(type).map { isPlainType($0, source, reference.file) } ?? false
    }
  }

  /// Whether all calls of a function say so, and nothing calls it under another's name: as what answers a
  /// requirement, say.
  func isCalledWithPlainTypes(_ function: Int32) -> Bool {
    guard facts.symbols.base[Int(function)].kind.isFunction,
      !(0..<facts.overrides.count).contains(where: {
        facts.overrides.base[$0].overriding == function
      })
    else { return false }
    let calls = catalog.references(to: [function])
    return !calls.isEmpty && calls.allSatisfy { areGivenPlainTypes(at: $0) }
  }

  /// `1`, `["a", "b"]`
  private func isLiteral(_ value: Range<Int>, _ source: SourceText) -> Bool {
    !value.isEmpty
      && value.allSatisfy { source.isLiteral($0) || source.matchesAny($0, "[", "]", ",", ":") }
  }

  /// `Value.Type`
  private func isType(
    _ name: String, _ parameter: DeclarationText.Parameter, _ source: SourceText
  ) -> Bool {
    let start = parameter.type.lowerBound
    return parameter.type.count == 3 && source.name(at: start) == name
      && source.matches(start + 1, ".") && source.matches(start + 2, "Type")
  }

  /// `Health.self`, `Kit.Health.self`
  private func isPlainType(_ argument: Range<Int>, _ source: SourceText, _ file: Int) -> Bool {
    let word = argument.upperBound - 1
    guard source.matches(word, "self"), source.matches(word - 1, "."),
      let type = catalog.typeReference(at: word - 2, in: file)
    else { return false }
    // A library's generic type has its arguments behind it.
    return facts.symbols.base[Int(type)].kind.isNominal
      && (!facts.isDefined(type) || flow.signatures.isPlain(type))
  }
}
