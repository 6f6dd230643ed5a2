/// Choices that the compiler makes and of which its index says nothing: a removal after which one
/// comes out another way compiles, and no comparison of names tells.
///
/// What the declarations name between which it chooses is kept in all slices that have it: a proof
/// compares what is called.
extension Couplings {
  func keepUnseenChoices() {
    keepMembersPickedUnseen()
    keepLocalChoices()
  }

  /// What code calls that nobody wrote, by how its name begins.
  private struct Pick {
    var name: StaticString
    /// Whether there is something to choose from even if the program declares but one.
    var hasDefault = false
    /// Whether only a function of the type itself is meant, not one of its values.
    var isOfType = false
  }

  private static let picks: [Pick] = [
    // `value(1, 2)` of a type that is `@dynamicCallable`.
    Pick(name: "dynamicallyCall(with"),
    // A key path that leads through it.
    Pick(name: "subscript(dynamicMember:)"),
    // A parameter that is wrapped.
    Pick(name: "init(wrappedValue:"), Pick(name: "init(projectedValue:"),
    // Conformances that the compiler makes up compare, hash and code the parts of a value.
    Pick(name: "==(_:_:)", hasDefault: true), Pick(name: "<(_:_:)", hasDefault: true),
    Pick(name: "combine(_:)", hasDefault: true),
    Pick(name: "encode(_:forKey:)", hasDefault: true),
    Pick(name: "encodeIfPresent(_:forKey:)", hasDefault: true),
    Pick(name: "decode(_:forKey:)", hasDefault: true),
    Pick(name: "decodeIfPresent(_:forKey:)", hasDefault: true),
    // `@main` calls it, of which a library may have one as well.
    Pick(name: "main()", hasDefault: true, isOfType: true),
  ]

  private func keepMembersPickedUnseen() {
    let signed = Marks(flow.signatures.all.keys, in: facts)
    func isInSigned(_ symbol: Int32) -> Bool {
      extensionAround(facts.symbols.base[Int(symbol)]).map(signed.contains) == true
    }
    let all = facts.written(beginningWithAnyOf: Self.picks.map(\.name)).filter { pick($0) != nil }
    let witnesses = facts.symbols(of: .alias) { symbol in
      let value = facts.symbols.base[Int(symbol)]
      return value.definitionFile >= 0 && !value.isImplicit && isInSigned(symbol)
        && isTypeWitness(value)
    }
    let picked = all.filter { isInSigned($0) || signed.contains($0) || isOfProvider($0) }
    for symbol in (witnesses + picked).sorted() {
      let value = facts.symbols.base[Int(symbol)]
      guard isTypeWitness(value) || isPicked(symbol, among: all) else { continue }
      let place = Unit.Place(
        file: Int(value.definitionFile), occurrence: Int(value.definitionOccurrence))
      keepUnseen(picking(symbol), place, isExact: isExact(symbol))
    }
  }

  /// Whether it is this very composition that a member, or the extension around it, asks for.
  func isExact(_ symbol: Int32) -> Bool {
    let value = facts.symbols.base[Int(symbol)]
    return [symbol, extensionAround(value) ?? -1].contains { part in
      guard part >= 0, let text = flow.declarations.text(of: part) else { return false }
      let file = Int(facts.symbols.base[Int(part)].definitionFile)
      return facts.source(file).namesWholeType(in: text.header)
    }
  }

  private func pick(_ symbol: Int32) -> Int? {
    Self.picks.firstIndex { pick in
      facts.name(symbol, beginsWith: pick.name)
        && (!pick.isOfType || facts.symbols.base[Int(symbol)].kind.isTypeMethod)
    }
  }

  /// An alias for those who fulfill a condition: others have the associated type's default.
  private func isTypeWitness(_ symbol: Facts.Symbol) -> Bool {
    guard symbol.kind == .alias, symbol.subkind == 0, let outer = extensionAround(symbol) else {
      return false
    }
    let extended = facts.extendedOrSelf(outer)
    return extended >= 0 && facts.symbols.base[Int(extended)].kind == .protocol
  }

  private func isOfProvider(_ symbol: Int32) -> Bool {
    let parent = facts.nominalParent(symbol)
    return parent >= 0 && (catalog.providerOf[parent] ?? catalog.sliceOf[parent]) != nil
  }

  /// What a choice is told apart by: a declaration's own signature, what its extension demands, and
  /// the provider that it is a member of.
  func picking(_ symbol: Int32) -> Set<Mention.Target> {
    let own = targets(symbol)
    guard isOfProvider(symbol) else { return own }
    return own.union(flow.signatures.targets(of: facts.nominalParent(symbol)))
  }

  private func isPicked(_ symbol: Int32, among all: [Int32]) -> Bool {
    guard let number = pick(symbol) else { return false }
    let parent = facts.nominalParent(symbol)
    if Self.picks[number].hasDefault, extensionAround(facts.symbols.base[Int(symbol)]) != nil,
      !facts.isDefined(parent)
        || (constrains(symbol) || isOfProvider(symbol)) && !answers(symbol)
    {
      return true
    }
    let own = picking(symbol)
    return all.contains { other in
      other != symbol && pick(other) == number && picking(other) != own
        && (isAnybodys(symbol) || isAnybodys(other) || areKin(symbol, other))
    }
  }

  /// Whether it is what a conformance consists of, which the compiler makes nothing up beside.
  private func answers(_ symbol: Int32) -> Bool {
    (0..<facts.overrides.count).contains { facts.overrides.base[$0].overriding == symbol }
  }

  private func constrains(_ symbol: Int32) -> Bool {
    extensionAround(facts.symbols.base[Int(symbol)]).map { flow.signatures.all[$0] != nil } == true
  }

  /// Whether values of several types may have it: a free operator, a protocol's member.
  private func isAnybodys(_ symbol: Int32) -> Bool {
    let parent = facts.nominalParent(symbol)
    return parent < 0 || facts.symbols.base[Int(parent)].kind == .protocol
  }

  private func areKin(_ one: Int32, _ other: Int32) -> Bool {
    ancestors(of: facts.nominalParent(one)).last == ancestors(of: facts.nominalParent(other)).last
  }

  /// Keeps what is named in everything that has it.
  ///
  /// - Parameters:
  ///   - isExact: Whether it is about this very type: what has more has to keep that too.
  func keepUnseen(
    _ targets: some Sequence<Mention.Target>, _ place: Unit.Place, isExact: Bool
  ) {
    var named: Set<Int> = []
    for target in targets {
      switch target {
      case .provider(let provider): named.insert(provider)
      case .node(let node) where catalog.root(of: node) == nil:
        named.formUnion(catalog.needs(of: node))
      case .node, .type: break
      }
    }
    guard !named.isEmpty else { return }
    let providers = named.reduce(into: Set<Int>()) { $0.formUnion(catalog.satisfying[$1]) }
    let slices = catalog.slices.indices.map(catalog.node(slice:))
    for node in slices + catalog.roots.indices.map(catalog.node(root:)) {
      let needs = catalog.needs(of: node)
      let kept =
        isExact && catalog.isSlice(node) && !needs.isDisjoint(with: providers)
        ? needs : needs.intersection(providers)
      for provider in kept.sorted() { keep(node, provider, .unseenChoice(place)) }
    }
  }
}

extension SourceText {
  /// Whether a signature tells a composition from every other: `where D == any HasLog`,
  /// `Box<any HasLog>`.
  func namesWholeType(in range: Range<Int>) -> Bool {
    range.contains {
      matches($0, "==") && $0 > range.lowerBound
        || matches($0, "any") && isInAngles($0, after: range.lowerBound)
    }
  }
}
