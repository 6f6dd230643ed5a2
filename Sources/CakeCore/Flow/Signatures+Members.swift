/// Types that are named for another one, which is not in them: `D.Item`, `[D].Index`, `Box<D>.Out`.
extension Signatures {
  /// Whether a type is an argument of one that is named for a member alone, which says what it is
  /// without its arguments.
  func namesOnlyAPlainMember(argument token: Int, in type: Range<Int>, of file: Int) -> Bool {
    let source = facts.source(file)
    var inner = token
    while true {
      let open = source.anglesAround(inner) ?? source.enclosing(inner) ?? -1
      guard type.contains(open) else { return false }
      let next =
        source.startsWith(open, 60)
        ? source.skipAngles(open) : (source.partner(of: open) ?? open) + 1
      if source.isOuterType(next - 1),
        facts.symbols(at: next + 1, in: file).contains(where: isPlainMember)
      {
        return true
      }
      inner = open
    }
  }

  /// Whether a member says a type that needs none of the arguments of the type that it is in.
  private func isPlainMember(_ symbol: Int32) -> Bool {
    guard facts.symbols.base[Int(symbol)].kind == .alias else { return false }
    guard facts.isDefined(symbol) else {
      // Of the standard library: an index says where an element is, and has none.
      return facts.name(symbol) == "Index" && facts.usr(symbol).hasPrefix("s:S")
    }
    guard declarations.text(of: symbol)?.generics.isEmpty == true,
      let aliased = catalog.text(ofAlias: symbol)
    else { return false }
    let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
    let source = facts.source(file)
    return aliased.allSatisfy { token in
      guard source.isIdentifier(token) else { return true }
      guard let type = catalog.typeReference(at: token, in: file),
        facts.symbols.base[Int(type)].kind.isNominal
      else { return false }
      return source.startsWith(token + 1, 60) || !facts.isDefined(type) || isPlain(type)
    }
  }

  /// Whether a type's own parameter is named for what it must have, which is no dependencies itself:
  /// of `Menu<N: MenuNeeds>` the property `first: N.Item?`.
  func namesOnlyAMember(of parameter: Int32, at token: Int, in file: Int) -> Bool {
    let source = facts.source(file)
    let type = facts.nominalParent(parameter)
    guard facts.symbols.base[Int(parameter)].subkind == Subkind.genericParameter,
      source.isOuterType(token),
      facts.namesAssociatedType(at: token + 2, in: file),
      type >= 0, let text = declarations.text(of: type)
    else { return false }
    let home = Int(facts.symbols.base[Int(type)].definitionFile)
    return [text.generics, text.whereClause].joined().allSatisfy { other in
      guard facts.source(home).isIdentifier(other),
        let named = catalog.typeReference(at: other, in: home),
        facts.symbols.base[Int(named)].subkind != Subkind.genericParameter
      else { return true }
      return targets(of: named).isEmpty || isOfParameterItself(other, text, facts.source(home))
    }
  }
}

extension SourceText {
  /// Whether a type is named for one that is in it.
  func isOuterType(_ token: Int) -> Bool {
    matches(token + 1, ".") && isIdentifier(token + 2) && !matchesAny(token + 2, "Type", "Protocol")
  }
}
