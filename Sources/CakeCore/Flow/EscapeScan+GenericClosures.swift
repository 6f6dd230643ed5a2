/// Closures whose parameters are what a generic type is given by name.
extension EscapeScan {
  /// `Command<any BuildContext>("build") { context, arguments in … }`, and the same with a static
  /// function: the type's argument says what the closure gets.
  mutating func bindClosuresOfGenericTypes() {
    for token in identifiers where source.startsWith(token + 1, 60) {
      guard !source[token + 1].spaceBefore else { continue }
      let end = source.skipAngles(token + 1)
      let given = source.typeArguments(in: token + 1..<end).map { typeNodes(in: $0) }
      guard given.contains(where: { !$0.isEmpty }) else { continue }
      let isStatic = source.matches(end, ".") && source.isIdentifier(end + 1)
      let (callee, open) = isStatic ? (end + 1, end + 2) : (token, end)
      guard source.matchesAny(open, "(", "{") else { continue }
      for function in symbols(at: callee) where facts.symbols.base[Int(function)].kind.isFunction {
        let closures = closures(takenBy: function, given)
        let all = Set(closures.values.joined().joined())
        if !all.isEmpty { bindClosures(after: open, all, closures) }
      }
    }
  }

  /// What closures get, by label, whose types name a type's own generic parameters.
  private func closures(
    takenBy function: Int32, _ given: [Set<Node>]
  ) -> [String: [Set<Node>]] {
    let names = signatures.genericParameters(of: facts.nominalParent(function))
    guard facts.isDefined(function), names.count == given.count,
      let text = signatures.declarations.text(of: function)
    else { return [:] }
    let home = facts.source(Int(facts.symbols.base[Int(function)].definitionFile))
    var found: [String: [Set<Node>]] = [:]
    for parameter in text.parameters {
      guard let open = home.functionType(in: parameter.type, isOnly: true),
        let close = home.partner(of: open)
      else { continue }
      found[parameter.label] = home.arguments(in: open, close).map { range in
        range.reduce(into: Set<Node>()) { nodes, part in
          guard home.isIdentifier(part), let place = names.firstIndex(of: home.name(at: part))
          else { return }
          nodes.formUnion(given[place].filter(isFollowed))
        }
      }
    }
    return found
  }
}
