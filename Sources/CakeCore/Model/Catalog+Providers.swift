extension Catalog {
  /// Finds provider protocols by name and requirement.
  func findProviders(_ patterns: [ProviderPattern]) {
    groupBases()
    inheritByConditions()
    var members: [Int32: [Int32]] = [:]
    var protocols: [Int32] = []
    for number in 0..<facts.symbols.count {
      let symbol = facts.symbols.base[number]
      guard symbol.definitionFile >= 0 else { continue }
      if symbol.kind == .protocol { protocols.append(Int32(number)) }
      if symbol.parent >= 0, facts.symbols.base[Int(symbol.parent)].kind == .protocol,
        !Subkind.isAccessor(symbol.subkind) || symbol.subkind == Subkind.subscripting
      {
        members[symbol.parent, default: []].append(Int32(number))
      }
    }
    for symbol in protocols {
      let name = facts.name(symbol)
      guard patterns.contains(where: { $0.matches(name) }) else { continue }
      let closure = inheritedProtocols(symbol)
      guard closure.contains(where: { members[$0] != nil }) else { continue }
      let provider = providers.count
      providers.append(
        Provider(
          symbol: symbol, name: facts.qualifiedName(symbol), module: facts.module(symbol),
          requirements: (members[symbol] ?? []).sorted(),
          traits: traits(of: closure).union(attributes(of: closure.flatMap { members[$0] ?? [] })),
          associatedTypes: Set(
            closure.flatMap { members[$0] ?? [] }.filter {
              facts.symbols.base[Int($0)].subkind == Subkind.associatedType
            }.map(facts.name)),
          protocols: closure))
      providerOf[symbol] = provider
      for inherited in closure { providersWithProtocol[inherited, default: []].append(provider) }
    }
  }

  private func groupBases() {
    for index in 0..<facts.bases.count {
      let base = facts.bases.base[index]
      let sub = facts.extendedOrSelf(base.sub)
      if sub >= 0 { basesOf[sub, default: []].append(base) }
    }
  }

  /// A protocol and all that it inherits from, inside the program and outside.
  func inheritedProtocols(_ symbol: Int32) -> Set<Int32> {
    var seen: Set<Int32> = [symbol]
    var pending = [symbol]
    while let next = pending.popLast() {
      for base in bases(of: next) where seen.insert(base.base).inserted {
        pending.append(base.base)
      }
    }
    return seen
  }

  private func traits(of closure: Set<Int32>) -> Set<String> {
    var traits: Set<String> = []
    for symbol in closure {
      guard facts.isDefined(symbol) else {
        traits.insert(facts.name(symbol))
        continue
      }
      let value = facts.symbols.base[Int(symbol)]
      guard value.kind == .protocol else {
        traits.insert(facts.qualifiedName(symbol))
        continue
      }
      let source = facts.source(Int(value.definitionFile))
      let place = facts.definitionPlace(symbol)
      guard let token = source.token(at: place) else { continue }
      let header = source.declaration(at: token, .type).header
      let isClassBound = header.contains {
        source.matches($0, "AnyObject") || source.matches($0, "class")
      }
      if isClassBound { traits.insert("AnyObject") }
      // Nobody is available for less by what he conforms to.
      traits.formUnion(attributes(before: token, in: source).filter { $0 != "@available" })
    }
    return traits
  }

  /// What witnesses have of their requirements: a global actor, a result builder.
  private func attributes(of requirements: [Int32]) -> Set<String> {
    requirements.reduce(into: []) { all, requirement in
      let file = facts.symbols.base[Int(requirement)].definitionFile
      guard file >= 0 else { return }
      let source = facts.source(Int(file))
      guard let token = source.token(at: facts.definitionPlace(requirement)) else { return }
      all.formUnion(
        attributes(before: token, in: source).filter { $0.dropFirst().first?.isUppercase == true })
    }
  }

  /// The attributes of a declaration: a global actor among them makes conforming types `Sendable`.
  func attributes(before name: Int, in source: SourceText) -> [String] {
    source.attributes(before: name).map { "@" + source.name(at: $0.name) }
  }
}
