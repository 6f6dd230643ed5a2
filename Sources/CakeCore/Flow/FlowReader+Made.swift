/// What a value can be taken for that is made of one of the program's types.
extension FlowReader {
  /// The slices, roots and providers that a type and what it inherits from name: a protocol's
  /// associated type can be none but these. Nil for a generic type, and for one that names none.
  func nodes(namedBy type: Int32) -> Set<Node>? {
    guard signatures.isPlain(type) else { return nil }
    var found: Set<Node> = []
    for part in catalog.inheritedProtocols(type) { found.formUnion(namedByMembers[part] ?? []) }
    return found.isEmpty ? nil : found
  }

  /// For a protocol that a type's clause names: what its constraints are met by can be none but what
  /// the type's members name.
  func conformingNodes(
    of occurrence: RecordFacts.Occurrence, by owner: Int32, in file: Int
  ) -> Set<Node>? {
    let source = facts.source(file)
    guard owner >= 0, case let type = facts.extendedOrSelf(owner), type >= 0,
      facts.symbols.base[Int(type)].kind.isNominal,
      facts.symbols.base[Int(owner)].definitionFile == Int32(file),
      let token = source.token(at: occurrence),
      let text = declarations.text(of: owner),
      source.inheritanceClause(ofTypeAt: source.lastName(ofTypeAt: text.nameToken))?
        .contains(token) == true
    else { return nil }
    return nodes(namedBy: type)
  }

  /// By type, what the aliases are that it declares.
  var nestedAliases: [Int32: Set<Node>] {
    var found: [Int32: Set<Node>] = [:]
    for alias in Array(catalog.sliceOf.keys) + catalog.mentionAliases {
      let owner = facts.nominalParent(alias)
      guard owner >= 0 else { continue }
      found[owner, default: []].formUnion(catalog.nodes(of: signatures.targets(of: alias)))
    }
    return found
  }

  func membersNaming() -> [Int32: Set<Node>] {
    var found: [Int32: Set<Node>] = [:]
    for (symbol, signature) in signatures.all {
      let value = facts.symbols.base[Int(symbol)]
      let isType = value.kind.isNominal || value.kind == .protocol
      let owner = isType ? symbol : facts.nominalParent(symbol)
      if owner >= 0 { found[owner, default: []].formUnion(nodes(signature.mentions)) }
    }
    found.merge(nestedAliases) { $0.union($1) }
    let types = facts.symbols(of: .alias, .class, .enum, .struct) {
      let value = facts.symbols.base[Int($0)]
      return facts.nominalParent($0) >= 0 && (value.kind != .alias || value.subkind == 0)
    }
    for number in types {
      guard let root = catalog.aliasedType(number).flatMap({ catalog.rootOf[$0] }) else { continue }
      found[facts.nominalParent(number), default: []].insert(catalog.node(root: root))
    }
    return found
  }
}

extension Unit.Demand {
  fileprivate var target: Mention.Target? {
    switch wanted {
    case .slice(let node): .node(node)
    case .provider(let provider): .provider(provider)
    case .member, .named: nil
    }
  }

  func isOne(of targets: Set<Mention.Target>) -> Bool { target.map(targets.contains) ?? false }
}
