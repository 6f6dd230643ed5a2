/// Which of several members answers a requirement of a type's protocol, where only slices tell them
/// apart.
extension Couplings {
  /// With a need fewer, a method that was an overload may answer in place of a default, and one that
  /// answered may leave that to the default.
  func keepAnswers() {
    let signed = flow.signatures.all.keys.filter { symbol in
      let value = facts.symbols.base[Int(symbol)]
      return (value.kind.isFunction || value.kind.isProperty) && !value.isImplicit
        && value.definitionFile >= 0
    }
    let namesakes = Namesakes(signed, facts)
    var pairs: Set<[Int32]> = []
    for index in 0..<facts.overrides.count {
      let relation = facts.overrides.base[index]
      let (answer, asked) = (relation.overriding, relation.overridden)
      let name = facts.nameBytes(asked)
      let others = namesakes.symbols(called: name).filter { other in
        other != answer && other != asked && facts.nameBytes(other).isEqual(to: name)
          && (targets(other) != targets(asked) || targets(other) != targets(answer))
          && (facts.isDefined(asked) || takesSlices(other))
      }
      let type =
        relation.container >= 0
        ? facts.extendedOrSelf(relation.container) : facts.nominalParent(answer)
      guard !others.isEmpty, type >= 0 else { continue }
      let inherited = catalog.inheritedProtocols(type)
      for other in others.sorted() where inherited.contains(facts.nominalParent(other)) {
        guard pairs.insert([asked, answer, other]).inserted else { continue }
        for (symbol, told) in [(other, answer), (answer, other), (asked, other)] {
          if let signature = flow.signatures.all[symbol] { keepAll(signature, symbol, told) }
        }
      }
    }
  }

  /// Whether something else than what comes out is told by slices: what other packages' protocols ask
  /// for by one name differs by more than these.
  private func takesSlices(_ symbol: Int32) -> Bool {
    flow.signatures.all[symbol]?.mentions.contains { $0.position != .result } == true
  }
}
