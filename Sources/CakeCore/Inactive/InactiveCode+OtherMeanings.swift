/// Names that another build gives to another type, function or value than this build does.
///
/// Whoever goes by such a name hands on to that one elsewhere, which may ask for anything.
extension InactiveCode {
  struct OtherMeaning {
    var use: InactiveUse
    /// The slices whose values are where this build uses the name.
    var reached: Set<Node>
  }

  /// Of aliases and variables that stand for something that takes dependencies, in the order of the
  /// branches.
  func findOtherMeanings() -> [OtherMeaning] {
    let atTop = declaredLeftOut.atTop.map { name, place in
      let known = declared(name, in: place.branch.file)
      return (name, known.filter { facts.symbols.base[Int($0)].parent < 0 }, place)
    }
    let members = declaredLeftOut.members.flatMap { type, members in
      members.map { name, place in
        (name, (typesNamed[type] ?? []).compactMap { membersByType[$0]?[name] }, place)
      }
    }
    let all = (atTop + members).sorted { one, other in
      (one.2.branch.file, one.2.token) < (other.2.branch.file, other.2.token)
    }
    return all.compactMap { name, known, place in
      let symbols = Set(known.filter { $0 >= 0 && takesDependencies($0) })
      var reached: Set<Node> = []
      for reference in catalog.references(to: symbols) {
        reached.formUnion(flow.units[flow.owner(of: reference)]?.sources ?? [])
      }
      guard !reached.isEmpty else { return nil }
      let use = InactiveUse(
        branch: place.branch, token: place.token, name: name, base: .none, isWhole: true)
      return OtherMeaning(use: use, reached: reached)
    }
  }

  private func takesDependencies(_ symbol: Int32) -> Bool {
    let value = facts.symbols.base[Int(symbol)]
    guard catalog.sliceOf[symbol] == nil else { return false }
    var type: Int32?
    if value.kind == .alias {
      type = catalog.aliasedType(symbol)
    } else if value.kind.isProperty {
      switch self.value(ofSymbol: symbol) {
      case .type(let own): type = own
      case .other: return false
      case .nodes: return true
      case .unknown: return !isLiteral(symbol)
      }
    }
    guard let type, let members = membersByType[type] else { return false }
    return members.values.contains { $0 < 0 || signatures[$0] != nil }
  }

  /// Whether a variable is made of one literal: no function then.
  private func isLiteral(_ symbol: Int32) -> Bool {
    guard let text = flow.declarations.text(of: symbol), let only = text.body.first,
      text.body.count == 1
    else { return false }
    return facts.source(Int(facts.symbols.base[Int(symbol)].definitionFile)).isLiteral(only)
  }
}
