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

  func keepLocalChoices() {
    let signatures = flow.signatures
    let named = Marks(
      Array(catalog.sliceOf.keys) + catalog.providerOf.keys + signatures.aliasMentions.keys,
      in: facts)
    var protocols: [Int32: Unit.Place] = [:]
    for file in facts.files.indices
    where facts.files[file].isOwn && named.stand(in: facts.files[file]) {
      let words = facts.source(file).declarationWords
      let types = facts.localTypes(words, in: file)
      keepLocalOverloads(words, in: file, hasTypes: !types.isEmpty)
      for name in types {
        guard let clause = facts.source(file).inheritanceClause(ofTypeAt: name) else { continue }
        for (_, symbol) in catalog.typeReferences(in: clause, of: file) {
          protocols[symbol] = .init(file: file, occurrence: -1, token: name)
        }
      }
    }
    if !protocols.isEmpty { keepAnswers(forLocal: protocols) }
  }

  /// Callables of one name in one body are alternatives, whatever the blocks and types are that they
  /// stand in.
  private func keepLocalOverloads(_ words: [Int], in file: Int, hasTypes: Bool) {
    let callables = localCallables(words, in: file, hasTypes: hasTypes)
    guard callables.count > 1 else { return }
    let aliases = localAliases(in: file)
    let groups = Dictionary(grouping: callables) { name in
      Group(
        owner: flow.declarations.owner(around: name, in: file) ?? -1,
        name: facts.source(file).name(at: name))
    }
    for names in groups.values.sorted(by: { $0[0] < $1[0] }) where names.count > 1 {
      let source = facts.source(file)
      let group = names.map {
        let isCase = source.matchesAny($0 - 1, "case", ",")
        let header = source.declaration(at: $0, isCase ? .enumCase : .function).header
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

  /// The names of functions that others have too, and the `init`, `subscript` and cases of types in
  /// bodies, of which the index has nothing.
  private func localCallables(_ words: [Int], in file: Int, hasTypes: Bool) -> [Int] {
    let source = facts.source(file)
    var names = words.filter { source.matches($0, "func") && $0 + 1 < source.count }.map { $0 + 1 }
    if names.count > 1, !hasTypes {
      let counts = names.reduce(into: [String: Int]()) { $0[source.name(at: $1), default: 0] += 1 }
      names.removeAll { counts[source.name(at: $0)] == 1 }
    }
    if hasTypes {
      let subscripts = words.filter { source.matches($0, "subscript") }
      names += (source.tokens(spelled: "init") + subscripts).filter {
        !source.matches($0 - 1, ".")
      }
      // A case makes values as a static function does.
      names += source.tokens(spelled: "case").flatMap(source.casesWithValues)
    }
    return names.filter { facts.occurrences(at: $0, in: file).isEmpty }.sorted()
  }

  /// What aliases stand for that are declared in bodies, by their names.
  private func localAliases(in file: Int) -> [String: Set<Mention.Target>] {
    let source = facts.source(file)
    var found: [String: Set<Mention.Target>] = [:]
    for name in source.tokens(spelled: "typealias").map({ $0 + 1 })
    where source.isIdentifier(name) && facts.occurrences(at: name, in: file).isEmpty {
      let sign = source.startsWith(name + 1, 60) ? source.skipAngles(name + 1) : name + 1
      guard source.matches(sign, "=") else { continue }
      let parts = spelling(of: sign + 1..<source.expressionEnd(from: sign + 1), in: file, found)
      found[source.name(at: name), default: []].formUnion(parts.joined())
    }
    return found
  }

  /// Which of several defaults answers a requirement for a local type.
  private func keepAnswers(forLocal types: [Int32: Unit.Place]) {
    var places: [Int32: Unit.Place] = [:]
    var pending = types.sorted { $0.key < $1.key }
    while let (symbol, place) = pending.popLast() {
      guard places[symbol] == nil else { continue }
      places[symbol] = place
      pending += catalog.bases(of: symbol).map { ($0.base, place) }
    }
    guard !places.isEmpty else { return }
    let defaults = facts.symbols { symbol in
      let value = facts.symbols.base[Int(symbol)]
      return value.definitionFile >= 0 && extensionAround(value) != nil
        && places[facts.nominalParent(symbol)] != nil && !Subkind.isAccessor(value.subkind)
    }
    let groups = Dictionary(grouping: defaults) { facts.name($0) }
    for group in groups.values.sorted(by: { $0[0] < $1[0] })
    where group.contains(where: { picking($0) != picking(group[0]) }) {
      for symbol in group {
        keepUnseen(
          picking(symbol), places[facts.nominalParent(symbol)]!, isExact: isExact(symbol))
      }
    }
  }
}

extension SourceText {
  /// The names of the cases behind the word that have values with them.
  fileprivate func casesWithValues(after word: Int) -> [Int] {
    var found: [Int] = []
    var name = word + 1
    while isIdentifier(name) {
      var next = name + 1
      if matches(next, "("), let end = partner(of: next) {
        found.append(name)
        next = end + 1
      }
      guard matches(next, ",") else { break }
      name = next + 1
    }
    return found
  }
}
