/// Which parameters of a declaration mention something.
extension Signatures {
  /// Notes which parameter mentions the targets; gives whether as what a closure gets.
  func noteParameters(
    _ targets: Set<Mention.Target>, of symbol: Int32, at token: Int, _ text: DeclarationText,
    _ source: SourceText
  ) -> Bool {
    let nodes = catalog.nodes(of: targets)
    var isClosure = false
    noteFunctionTypes(nodes, of: symbol, at: token, text, source)
    if let position = text.parameters.firstIndex(where: { $0.type.contains(token) }) {
      let parameter = text.parameters[position]
      all[symbol]!.labels.insert(parameter.label)
      if facts.symbols.base[Int(symbol)].kind == .enumCase {
        all[symbol]!.addPayload(nodes, at: position)
      } else if let place = source.closureParameter(at: token, in: parameter.type) {
        all[symbol]!.addClosure(nodes, parameter, at: place.number, of: place.count)
        isClosure = true
      }
      all[symbol]!.parameters[parameter.name, default: []].formUnion(nodes)
    } else if text.generics.contains(token) || text.whereClause.contains(token) {
      let names = genericNames(boundWith: token, text, source)
      for parameter in text.parameters
      where parameter.type.contains(where: {
        source.isIdentifier($0) && names.contains(source.name(at: $0))
      }) {
        all[symbol]!.labels.insert(parameter.label)
        all[symbol]!.parameters[parameter.name, default: []].formUnion(nodes)
        if isInvariant(parameter.type, source) { all[symbol]!.returnsConstraint = true }
      }
      let isOfParameter = isOfParameterItself(token, text, source)
      let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
      if text.result.contains(where: {
        source.isIdentifier($0) && names.contains(source.name(at: $0))
          && !(isOfParameter && source.isOuterType($0))
          && !namesOnlyAPlainMember(argument: $0, in: text.result, of: file)
      }) {
        all[symbol]!.returnsConstraint = true
        all[symbol]!.resultHasConstraint = true
      }
    }
    return isClosure
  }

  /// Whether a type is what a parameter conforms to, rather than a type in it: of `<D: Needs>` the
  /// result `D.Item` is something else.
  func isOfParameterItself(
    _ token: Int, _ text: DeclarationText, _ source: SourceText
  ) -> Bool {
    let clauses =
      source.typeArguments(in: text.generics) + source.parts(ofWhereClause: text.whereClause)
    return clauses.first { $0.contains(token) }.map {
      source.matches($0.lowerBound + 1, ":") && !source.isInAngles(token, after: $0.lowerBound)
    } ?? false
  }

  /// The parameters that a constraint is on, and all that may be the same: what stands with them in one
  /// parameter's type, or in another constraint.
  ///
  /// Of `<Result, D: Needs>(_ needs: D, _ run: (Int) -> Result)` the result holds no dependencies.
  private func genericNames(
    boundWith token: Int, _ text: DeclarationText, _ source: SourceText
  ) -> Set<String> {
    let all = genericNames(text, source)
    let clauses =
      source.typeArguments(in: text.generics) + source.parts(ofWhereClause: text.whereClause)
    func names(in range: Range<Int>) -> Set<String> {
      Set(range.filter(source.isIdentifier).map(source.name(at:))).intersection(all)
    }
    guard let clause = clauses.first(where: { $0.contains(token) }),
      case var found = names(in: clause),
      !found.isEmpty
    else { return all }
    let ranges = (clauses + text.parameters.map(\.type)).map(names)
    while case let more = ranges.filter({ !$0.isDisjoint(with: found) })
      .reduce(found, { $0.union($1) }), more != found
    { found = more }
    return found
  }

  private func genericNames(_ text: DeclarationText, _ source: SourceText) -> Set<String> {
    Set(
      text.generics.filter {
        source.isIdentifier($0)
          && (source.startsWith($0 - 1, 60) || source.matches($0 - 1, ",")
            || source.matches($0 - 1, "each"))
      }.map(source.name(at:)))
  }
}
