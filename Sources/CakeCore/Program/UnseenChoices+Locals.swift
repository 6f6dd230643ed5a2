/// Choices among what is declared in a function's body: the index leaves all of that out.
extension Couplings {
  /// A declaration that only its own body knows, by its text.
  private struct Local {
    var token: Int
    /// What its signature names, name by name.
    var spelling: [Set<Mention.Target>]
    var isExact: Bool
  }

  private struct Group: Hashable {
    var owner: Int32
    var name: String
  }

  mutating func keepLocalChoices() {
    let signatures = flow.signatures
    let named = Marks(
      Array(catalog.sliceOf.keys) + catalog.providerOf.keys + signatures.aliasMentions.keys,
      in: facts)
    var protocols: [Int32: Unit.Place] = [:]
    for file in facts.files.indices
    where facts.files[file].isOwn && named.stand(in: facts.files[file]) {
      keepLocalOverloads(in: file)
      for (name, clause) in localTypes(in: file) {
        for (_, symbol) in catalog.typeReferences(in: clause, of: file) {
          protocols[symbol] = .init(file: file, occurrence: -1, token: name)
        }
      }
    }
    if !protocols.isEmpty { keepAnswers(forLocal: protocols) }
  }

  /// Callables of one name in one body are alternatives, whatever the blocks and types are that they
  /// stand in.
  private mutating func keepLocalOverloads(in file: Int) {
    let aliases = localAliases(in: file)
    let groups = Dictionary(grouping: localCallables(in: file)) { name in
      Group(
        owner: flow.declarations.owner(around: name, in: file) ?? -1,
        name: facts.source(file).name(at: name))
    }
    for names in groups.values.sorted(by: { $0[0] < $1[0] }) where names.count > 1 {
      let source = facts.source(file)
      let group = names.map {
        let header = source.declaration(at: $0, .function).header
        return Local(
          token: $0, spelling: spelling(of: header, in: file, aliases),
          isExact: source.namesWholeType(in: header))
      }
      guard group.contains(where: { $0.spelling != group[0].spelling }) else { continue }
      for local in group {
        keepUnseen(
          local.spelling.joined(), .init(file: file, occurrence: -1, token: local.token),
          isExact: local.isExact)
      }
    }
  }

  private func spelling(
    of range: Range<Int>, in file: Int, _ aliases: [String: Set<Mention.Target>]
  ) -> [Set<Mention.Target>] {
    let source = facts.source(file)
    return range.compactMap { token in
      guard source.isIdentifier(token) else { return nil }
      let targets =
        catalog.typeReference(at: token, in: file).map(flow.signatures.targets)
        ?? aliases[source.name(at: token)] ?? []
      return targets.isEmpty ? nil : targets
    }
  }

  /// The names of functions, the `init` and `subscript` of which the index has nothing.
  private func localCallables(in file: Int) -> [Int] {
    let source = facts.source(file)
    let functions = source.tokens(spelled: "func").map { $0 + 1 }
    let members = (source.tokens(spelled: "init") + source.tokens(spelled: "subscript")).filter {
      !source.matches($0 - 1, ".")
    }
    return (functions + members).filter {
      $0 < source.count && facts.occurrences(at: $0, in: file).isEmpty
    }.sorted()
  }

  /// What aliases stand for that are declared in bodies, by their names.
  private func localAliases(in file: Int) -> [String: Set<Mention.Target>] {
    let source = facts.source(file)
    var found: [String: Set<Mention.Target>] = [:]
    for name in source.tokens(spelled: "typealias").map({ $0 + 1 })
    where source.isIdentifier(name) && facts.occurrences(at: name, in: file).isEmpty {
      guard source.matches(name + 1, "=") else { continue }
      let parts = spelling(of: name + 2..<source.expressionEnd(from: name + 2), in: file, found)
      found[source.name(at: name), default: []].formUnion(parts.joined())
    }
    return found
  }

  /// The names of types that are declared in bodies, with their inheritance clauses.
  private func localTypes(in file: Int) -> [(name: Int, clause: Range<Int>)] {
    let source = facts.source(file)
    let names = ["struct", "class", "enum", "actor"].flatMap { (word: StaticString) in
      source.tokens(spelled: word).map { $0 + 1 }
    }
    return names.filter { source.isIdentifier($0) && facts.occurrences(at: $0, in: file).isEmpty }
      .compactMap { name in source.inheritanceClause(ofTypeAt: name).map { (name, $0) } }
  }

  /// Which of several defaults answers a requirement for a local type.
  private mutating func keepAnswers(forLocal types: [Int32: Unit.Place]) {
    var places: [Int32: Unit.Place] = [:]
    var pending = types.sorted { $0.key < $1.key }
    while let (symbol, place) = pending.popLast() {
      guard places[symbol] == nil else { continue }
      places[symbol] = place
      pending += catalog.bases(of: symbol).map { ($0.base, place) }
    }
    let defaults = facts.symbols { symbol in
      let value = facts.symbols.base[Int(symbol)]
      return value.definitionFile >= 0 && extensionAround(value) != nil
        && places[facts.nominalParent(symbol)] != nil && !Subkind.isAccessor(value.subkind)
    }
    let groups = Dictionary(grouping: defaults) { facts.name($0) }
    for group in groups.values.sorted(by: { $0[0] < $1[0] })
    where group.contains(where: { targets($0) != targets(group[0]) }) {
      for symbol in group {
        keepUnseen(
          targets(symbol), places[facts.nominalParent(symbol)]!, isExact: isExact(symbol))
      }
    }
  }
}
