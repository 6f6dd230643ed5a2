/// What clauses say that a type parameter is which values are cast to.
extension Couplings {
  /// `extension Key where Value == any Services` says what a cast to `Value` asks for, in a member of `Key`
  /// or in what takes one.
  func keepConstrainedTargets(_ place: Unit.Place) {
    let asked = typesOfCasts()
    for bound in flow.signatures.boundTypes where !asked.isDisjoint(with: types(in: bound.owner)) {
      for target in bound.targets {
        switch target {
        case .node(let node) where catalog.isSlice(node): keepAll(of: node, place)
        case .provider(let provider):
          for root in roots(providing: provider) { keep(root, provider, .castTarget(place)) }
        case .node, .type: break
        }
      }
    }
  }

  /// What is the same type in other words is looked for, too.
  private func keepAll(of node: Node, _ place: Unit.Place) {
    for index in catalog.slices.indices {
      let same = catalog.node(slice: index)
      guard same == node || areEqual(same, node) else { continue }
      for provider in catalog.needs(of: node).sorted() { keep(same, provider, .castTarget(place)) }
    }
  }

  /// The types whose parameters a clause is about: the extended one, the one around a function, and what
  /// a protocol inherits.
  private func types(in owner: Int32) -> Set<Int32> {
    let value = facts.symbols.base[Int(owner)]
    let type = value.kind.isFunction ? facts.nominalParent(owner) : facts.extendedOrSelf(owner)
    guard type >= 0 else { return [] }
    return value.kind == .protocol ? catalog.inheritedProtocols(type).union([type]) : [type]
  }

  /// The types in which casts to parameters stand, and those that what casts names in its head.
  private func typesOfCasts() -> Set<Int32> {
    let declarations = flow.declarations
    var casting = casting.declarations
    for cast in openCasts {
      guard let owner = declarations.owner(around: cast.place.token!, in: cast.place.file) else {
        continue
      }
      casting.insert(owner)
    }
    var found: Set<Int32> = []
    for symbol in casting {
      let value = facts.symbols.base[Int(symbol)]
      found.insert(facts.nominalParent(symbol))
      guard value.definitionFile >= 0, let text = declarations.text(of: symbol) else { continue }
      for token in text.header {
        found.formUnion(facts.symbols(at: token, in: Int(value.definitionFile)))
      }
    }
    return found
  }
}
