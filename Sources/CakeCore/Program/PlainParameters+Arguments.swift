/// What is written for the parameters of generic types.
extension PlainParameters {
  /// Whether whoever names a type of the program's says itself what a parameter of it is, and that is
  /// always a plain type: `class ListCoordinator: BaseCoordinator<Void>`.
  func isGivenPlainTypes(_ name: String, of type: Int32) -> Bool {
    let number = flow.signatures.genericParameters(of: type).firstIndex(of: name)
    guard let number, facts.symbols.base[Int(type)].kind.isNominal else { return false }
    var isNamed = false
    for reference in catalog.references(to: [type]) {
      guard let token = facts.token(of: reference) else { return false }
      let (source, file) = (facts.source(reference.file), reference.file)
      guard source.startsWith(token + 1, 60) else {
        // An extension is of all of them, and inside the type its name is that of `Self`.
        let isOfSelf =
          source.matches(token, "Self")
          || source.matches(source.chainStart(token) - 1, "extension")
          || isTypeInside(type, token, file)
        let isMade = isMadeOfPlainValues(at: token, source, file)
        guard isOfSelf || isMade else { return false }
        isNamed = isNamed || isMade
        continue
      }
      isNamed = true
      let arguments = source.typeArguments(in: token + 1..<source.skipAngles(token + 1))
      guard arguments.indices.contains(number),
        arguments[number].allSatisfy({ isPlainPart($0, source, file) })
      else { return false }
    }
    // Of what nobody names nothing is known.
    return isNamed
  }

  /// Whether a name stands for a type in a signature inside that very type.
  private func isTypeInside(_ type: Int32, _ token: Int, _ file: Int) -> Bool {
    guard case .header(let owner)? = flow.declarations.owner(ofToken: token, in: file) else {
      return false
    }
    var around = facts.nominalParent(owner)
    while around >= 0, around != type { around = facts.nominalParent(around) }
    return around == type
  }

  /// `Container(Screen())`, and nothing else that it could get its arguments from. A library's type may
  /// get its own from what it is made with: `Container(Array(all))`.
  private func isMadeOfPlainValues(at type: Int, _ source: SourceText, _ file: Int) -> Bool {
    guard source.matches(type + 1, "("), let close = source.partner(of: type + 1) else {
      return false
    }
    let values = source.arguments(in: type + 1, close)
    return !source.matches(close + 1, "{") && !values.isEmpty
      && values.allSatisfy { argument in
        let isLabelled = source.matches(argument.lowerBound + 1, ":")
        let value = isLabelled ? argument.dropFirst(2) : argument
        guard let type = catalog.typeReference(at: value.lowerBound, in: file),
          facts.isDefined(type)
        else { return false }
        return value.count > 2 && source.matches(value.lowerBound + 1, "(")
          && source.partner(of: value.lowerBound + 1) == value.upperBound - 1
          && isPlainPart(value.lowerBound, source, file)
      }
  }

  /// Whether a part of a type is a sign, or names a type that is no protocol of the program's, no root, and
  /// stands for nothing else.
  private func isPlainPart(_ token: Int, _ source: SourceText, _ file: Int) -> Bool {
    guard source.isIdentifier(token), !source.matches(token, "Any") else { return true }
    guard let symbol = catalog.typeReference(at: token, in: file) else {
      return source.matches(token, "any") || source.matches(token + 1, ":")
    }
    guard facts.isDefined(symbol) else { return !facts.isParameter(symbol) }
    guard facts.symbols.base[Int(symbol)].kind.isNominal, catalog.rootOf[symbol] == nil else {
      return false
    }
    let isWritten = source.startsWith(token + 1, 60)
    let around = isWritten ? facts.nominalParent(symbol) : symbol
    return around < 0 || flow.signatures.isPlain(around)
  }
}
