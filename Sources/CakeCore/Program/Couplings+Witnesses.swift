/// What answers a requirement from an extension that other providers make available.
extension Couplings {
  /// `extension HasLog { func run() }` may answer what another protocol asks of a root, and
  /// `extension Runner where Self: HasLog` what that one does: the root must have the provider then.
  func keepBorrowedWitnesses() {
    for index in 0..<facts.overrides.count {
      let relation = facts.overrides.base[index]
      let parent = facts.symbols.base[Int(relation.overriding)].parent
      guard relation.container >= 0, parent >= 0,
        facts.symbols.base[Int(parent)].kind == .extension,
        let root = catalog.rootOf[facts.extendedOrSelf(relation.container)]
      else { continue }
      let answered = facts.nominalParent(relation.overridden)
      for provider in providers(behind: parent).intersection(catalog.roots[root].provides).sorted()
      where !catalog.providers[provider].protocols.contains(answered) {
        keep(
          catalog.node(root: root), provider,
          .coupling(relation.overriding, with: relation.overridden))
      }
    }
  }

  /// `extension Array: Showing where Element: HasLog` conforms for whatever has the provider: nothing
  /// is handed on where that is used.
  func keepConditions() {
    let conforming = Set((0..<facts.bases.count).map { facts.bases.base[$0].sub })
    let answering = extensionsAnswering()
    var constrained: Set<Node> = []
    let constraining = flow.signatures.mentions(.constraint)
    for (_, mentions) in constraining { constrained.formUnion(flow.nodes(mentions)) }
    let nodes = constrained.union(catalog.roots.indices.map(catalog.node(root:)))
    for (symbol, mentions) in constraining {
      let value = facts.symbols.base[Int(symbol)]
      let extended = facts.extendedOrSelf(symbol)
      guard value.kind == .extension, extended >= 0, value.definitionFile >= 0 else { continue }
      let isOfProtocol = facts.symbols.base[Int(extended)].kind == .protocol
      guard (isOfProtocol ? answering : conforming).contains(symbol) else { continue }
      for mention in mentions {
        // Of a generic type's own parameter the slice is asked where one is made.
        if case .node = mention.target, !isOfProtocol { continue }
        keep(nodes, for: mention.target, by: symbol)
      }
    }
  }

  /// `extension Feature where Services: HasLog` may answer for a type that is no root: what it asks
  /// for is asked of an associated type.
  private func extensionsAnswering() -> Set<Int32> {
    var found: Set<Int32> = []
    for index in 0..<facts.overrides.count {
      let relation = facts.overrides.base[index]
      let parent = facts.symbols.base[Int(relation.overriding)].parent
      guard parent >= 0, relation.container >= 0,
        catalog.rootOf[facts.extendedOrSelf(relation.container)] == nil
      else { continue }
      found.insert(parent)
    }
    return found
  }

  /// `extension HasClock where Self: HasParent, Parent: HasClock` answers for a scope what its parent must
  /// have, in a module that may see no parent at all.
  func keepParents() {
    for index in 0..<facts.overrides.count {
      let relation = facts.overrides.base[index]
      let answering = facts.symbols.base[Int(relation.overriding)].parent
      guard answering >= 0, relation.container >= 0,
        case let scope = facts.extendedOrSelf(relation.container), catalog.rootOf[scope] != nil,
        let asked = flow.signatures.signature(answering)?.mentions,
        let given = flow.signatures.signature(scope)?.mentions
      else { continue }
      let parents = flow.nodes(given.filter { $0.position == .constraint })
      for mention in asked { keep(parents, for: mention.target, by: answering) }
    }
  }

  /// What has all that an extension asks for may be what it is asked of.
  private func keep(_ nodes: Set<Node>, for target: Mention.Target, by answering: Int32) {
    let value = facts.symbols.base[Int(answering)]
    let place = Unit.Place(
      file: Int(value.definitionFile), occurrence: Int(value.definitionOccurrence))
    for node in nodes.sorted() {
      switch target {
      case .provider(let provider) where catalog.needs(of: node).contains(provider):
        keep(node, provider, .unfollowedDemand(unit: answering, by: answering, place))
      case .node(let slice)
      where slice != node && catalog.needs(of: slice).isSubset(of: catalog.needs(of: node)):
        seeds.edges.append(
          .init(
            origin: .these([node]), unit: answering, target: slice, by: answering, place: place,
            isDoubtful: true))
      case .provider, .node, .type: break
      }
    }
  }

  /// `@dynamicCallable struct App: Services` has what the attribute asks for from a provider.
  func keepAttributes() {
    for (index, root) in catalog.roots.enumerated() {
      let asked = self.attributes(of: root.symbol, where: Self.members.keys.contains)
      guard !asked.isEmpty else { continue }
      let names = Set(asked.flatMap { Self.members[$0] ?? [] })
      for number in 0..<Int32(facts.symbols.count) {
        let parent = facts.nominalParent(number)
        guard parent >= 0, let providers = catalog.providersWithProtocol[parent],
          names.contains(where: facts.name(number).hasPrefix)
        else { continue }
        for provider in root.provides.intersection(providers).sorted() {
          keep(catalog.node(root: index), provider, .coupling(number, with: root.symbol))
        }
      }
    }
  }

  /// How the members begin that attributes ask for.
  private static let members = [
    "@dynamicCallable": ["dynamicallyCall("], "@dynamicMemberLookup": ["subscript(dynamicMember:"],
    "@propertyWrapper": ["wrappedValue", "projectedValue"], "@resultBuilder": ["build"],
    "@main": ["main("],
  ]

  /// `protocol HasScreen { @MainActor func show() }` isolates what answers it in a root, and a result
  /// builder builds it.
  func keepInferredAttributes() {
    for (index, provider) in catalog.providers.enumerated() {
      let requirement = provider.requirements.first { requirement in
        !attributes(of: requirement) { $0.dropFirst().first?.isUppercase == true }.isEmpty
      }
      guard let requirement else { continue }
      for (number, root) in catalog.roots.enumerated() where root.provides.contains(index) {
        keep(catalog.node(root: number), index, .coupling(root.symbol, with: requirement))
      }
    }
  }

  private func attributes(
    of symbol: Int32, where isWanted: (String) -> Bool
  ) -> Set<String> {
    let file = facts.symbols.base[Int(symbol)].definitionFile
    let place = facts.definitionPlace(symbol)
    guard file >= 0,
      let token = facts.source(Int(file)).token(at: place)
    else { return [] }
    return Set(catalog.attributes(before: token, in: facts.source(Int(file))).filter(isWanted))
  }

  /// The providers of which an extension is, or that it asks for.
  private func providers(behind symbol: Int32) -> Set<Int> {
    let own = catalog.providersWithProtocol[facts.extendedOrSelf(symbol)] ?? []
    var found = Set(own)
    for mention in flow.signatures.signature(symbol)?.mentions ?? [] {
      switch mention.target {
      case .provider(let provider): found.insert(provider)
      case .node(let node): found.formUnion(catalog.needs(of: node))
      case .type: break
      }
    }
    return found
  }
}
