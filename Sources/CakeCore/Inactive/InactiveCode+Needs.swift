/// Which needs a branch that was left out may be in need of.
extension InactiveCode {
  /// The first use that may keep a need of a slice, by file and token: of those where the slice is in
  /// reach, if there are any.
  func use(of provider: Int, in slice: Int) -> InactiveUse? {
    guard !isEmpty else { return nil }
    let node = catalog.node(slice: slice)
    func isMember(_ use: InactiveUse) -> Bool { self.isMember(use, of: provider, on: node) }
    let names = names(of: provider)
    let holders = Set((carrierSymbols[node] ?? [:]).values.joined().map(facts.nominalParent))
    return mention(ofSlice: slice)
      ?? first(names) { self.isInReach(node, heldBy: holders, of: $0) && isMember($0) }
      ?? first(names, where: isMember)
      ?? first(carriersOf(node)) { self.isWhole($0, of: node) }
      ?? twins(of: provider, for: slice)
      ?? use(of: provider, ofRootsThrough: slice)
  }

  /// Whether what stands around a use has values of a slice.
  private func isInReach(
    _ node: Node, heldBy holders: Set<Int32>, of use: InactiveUse
  ) -> Bool {
    if let owner = flow.declarations.owner(around: use.token, in: use.branch.file),
      flow.units[owner]?.sources.contains(node) == true
    {
      return true
    }
    return scope(of: use).types.contains { $0.symbols.contains(where: holders.contains) }
  }

  /// The first place where a branch names a slice as a type.
  func mention(ofSlice slice: Int) -> InactiveUse? {
    guard !isEmpty else { return nil }
    let symbol = catalog.slices[slice].symbol
    return first([facts.name(symbol)]) { self.names($0, symbol) }
      ?? first(Set(aliases(of: slice).map(facts.name))) { _ in true }
  }

  /// The first place where a branch names a provider.
  func mention(of provider: Int) -> InactiveUse? {
    let symbol = catalog.providers[provider].symbol
    return first([facts.name(symbol)]) { self.sees($0.branch.file, symbol) }
  }

  /// The first place where a branch names a provider or something like one of its members.
  func mentionOrMember(of provider: Int) -> InactiveUse? {
    let symbol = catalog.providers[provider].symbol
    return mention(of: provider)
      ?? first(names(of: provider)) { self.sees($0.branch.file, symbol) }
  }

  func first(
    _ names: some Sequence<String>, where isFit: (InactiveUse) -> Bool
  ) -> InactiveUse? {
    names.flatMap { uses[$0] ?? [] }
      .sorted { ($0.branch.file, $0.token) < ($1.branch.file, $1.token) }.first(where: isFit)
  }

  private func aliases(of slice: Int) -> [Int32] {
    let target = Mention.Target.node(catalog.node(slice: slice))
    return catalog.mentionAliases.filter { flow.signatures.targets(of: $0).contains(target) }
  }

  /// Whether a name means a slice: by itself inside its type or at the top, else behind its type's.
  private func names(_ use: InactiveUse, _ slice: Int32) -> Bool {
    guard sees(use.branch.file, slice), !declaredLeftOut.isOwn(use) else { return false }
    let parent = facts.nominalParent(slice)
    let source = facts.source(use.branch.file)
    if use.branch.isAmbiguous { return true }
    switch use.base {
    case .unknown, .implicit: return true
    case .chain(let chain):
      guard let last = chain.last else { return true }
      let name = source.name(at: last)
      if parent >= 0, name == facts.name(parent) || isAliasOrGeneric(name) { return true }
      return parent < 0 && name == facts.module(slice)
    case .none:
      if isOwn(use.name, scope(of: use), source) { return false }
      for (symbols, _) in scope(of: use).types {
        for symbol in symbols where hasSlice(named: use.name, symbol) {
          return symbol == parent || inherits(symbol, parent)
        }
        if parent >= 0, symbols.contains(where: { inherits($0, parent) }) { return true }
      }
      return parent < 0
    }
  }

  private func isAliasOrGeneric(_ name: String) -> Bool { typesNamed[name] == nil }

  func hasSlice(named name: String, _ type: Int32) -> Bool {
    catalog.slices.contains { slice in
      facts.nominalParent(slice.symbol) == type && facts.name(slice.symbol) == name
    }
  }

  func inherits(_ type: Int32, _ other: Int32) -> Bool {
    other >= 0 && type != other && catalog.inheritedProtocols(type).contains(other)
  }

  /// The base names of a provider's members, and of what leans on it: members of extensions that ask
  /// for it.
  private func names(of provider: Int) -> Set<String> { memberNames[provider] ?? [] }

  /// Whether a name that this build has, and the index nothing of, may be a provider's member that is
  /// read on a value of a slice: code that a macro takes.
  func mayBeMember(at place: Unit.Place, of provider: Int, in slice: Int) -> Bool {
    guard let token = place.token else { return true }
    let source = facts.source(place.file)
    let around = InactiveBranches.Branch(
      file: place.file, directive: token, tokens: 0..<source.count)
    var use = source.use(at: token, in: around)
    // What can be called is known of names in branches only.
    use.labels = nil
    return isMember(use, of: provider, on: catalog.node(slice: slice))
  }

  /// Whether a use may be of a provider's member on a value of a slice.
  private func isMember(_ use: InactiveUse, of provider: Int, on node: Node) -> Bool {
    guard sees(use.branch.file, catalog.providers[provider].symbol), hasLabels(use, provider) else {
      return false
    }
    if use.branch.isAmbiguous { return true }
    switch use.base {
    case .unknown: return mayBeAny(use, of: node)
    case .implicit: return staticNames[provider]?.contains(use.name) == true
    case .chain(let chain) where !chain.isEmpty:
      let value = value(ofBase: chain, of: use)
      // What a type of the program's does not have itself it may look up elsewhere.
      if case .type(let type) = value { return !hasOwn(use.name, type) }
      if case .unknown = value { return mayBeAny(use, of: node) }
      return mayBe(value, node)
    case .none, .chain: return isOwnMember(use, of: provider)
    }
  }

  /// Whether the program's type has a member of its own for a value of it.
  private func hasOwn(_ name: String, _ type: Int32) -> Bool {
    guard let member = member(name, of: type), member >= 0 else { return false }
    return ![.staticProperty, .classProperty].contains(facts.symbols.base[Int(member)].kind)
  }

  private func mayBe(_ value: Value, _ node: Node) -> Bool {
    switch value {
    case .nodes(let nodes): nodes.contains(node)
    case .unknown: true
    case .type, .other: false
    }
  }

  /// A name alone is a provider's member only in an extension of its protocol, or of one that asks
  /// for it.
  private func isOwnMember(_ use: InactiveUse, of provider: Int) -> Bool {
    let scope = scope(of: use)
    let source = facts.source(use.branch.file)
    let declared = source.declarations(of: use.name, in: scope.member)
    if declared.count == 1, let only = declared.first,
      isInForce(only, at: use.token, in: use.branch.file, scope)
    {
      return false
    }
    return scope.types.contains { symbols, header in
      symbols.contains { symbol in
        facts.symbols.base[Int(symbol)].kind == .protocol
          && !catalog.inheritedProtocols(symbol)
            .isDisjoint(with: catalog.providers[provider].protocols)
      }
        || header.dropFirst().contains { token in
          source.isIdentifier(token) && carriers.contains(source.name(at: token))
        }
    }
  }

  /// Whether a call's labels are those of one of the provider's members, some left out; a property
  /// that nothing lets call is not what is called.
  private func hasLabels(_ use: InactiveUse, _ provider: Int) -> Bool {
    guard let labels = use.labels else { return true }
    let isValue = memberValues[provider]?.contains(use.name) == true
    let isCallable = callableValues[provider]?.contains(use.name) == true
    if isValue && (isCallable || !use.hasParentheses) { return true }
    let names = memberLabels[provider]?[use.name] ?? []
    return names.isEmpty && !isValue || names.contains { Self.fits(labels, $0) }
  }

  static func fits(_ given: [String], _ asked: [String]) -> Bool {
    var rest = asked[...]
    for label in given {
      guard let index = rest.firstIndex(of: label) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  /// The names of properties, parameters and functions whose values may be of a slice.
  private func carriersOf(_ node: Node) -> Set<String> {
    var names = Set((carrierSymbols[node] ?? [:]).keys)
    if flow.laundered.contains(node) { names.formUnion(propertiesOfPlaceholders.keys) }
    return Set(names.flatMap { [$0, "_" + $0, "$" + $0] })
  }

  /// Whether a whole value of a slice is handed on.
  private func isWhole(_ use: InactiveUse, of node: Node) -> Bool {
    guard use.isWhole || !isRead(use) else { return false }
    if use.branch.isAmbiguous { return true }
    let name = use.nameOfProperty
    let generic = flow.laundered.contains(node) ? propertiesOfPlaceholders[name] ?? [] : []
    let symbols = ((carrierSymbols[node]?[name] ?? []) + generic).filter { symbol in
      guard sees(use.branch.file, symbol) else { return false }
      guard let labels = use.labels, facts.symbols.base[Int(symbol)].kind.isFunction else {
        return true
      }
      return Self.fits(labels, Self.labels(of: facts.name(symbol)))
    }
    let scope = scope(of: use)
    switch value(of: use, scope) {
    case .nodes(let nodes): return nodes.contains(node)
    case .type, .other: return false
    case .unknown:
      guard case .none = use.base, !scope.isLocal else { return !symbols.isEmpty }
      // What a local name stands for comes from somewhere that is looked at by itself.
      return symbols.contains { symbol in
        let type = facts.nominalParent(symbol)
        return type < 0
          || scope.types.contains { types, _ in
            types.isEmpty || types.contains { $0 == type || inherits($0, type) }
          }
      }
    }
  }

  /// Whether what follows a value is a member of providers; of anything else, `map` say, a value of the
  /// slice may come out.
  private func isRead(_ use: InactiveUse) -> Bool {
    let source = facts.source(use.branch.file)
    var dot = use.token + 1
    while source.matchesAny(dot, "?", "!") { dot += 1 }
    return source.matches(dot, ".") && catalog.memberNames.contains(source.name(at: dot + 1))
  }

  static func labels(of name: String) -> [String] {
    name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
  }
}
