/// What is asked of one root by everything that its values reach.
///
/// A root has a concrete type, so whatever reaches a value of it names it, makes it or gets it from
/// something that does; from there on the value goes where a slice or a provider is demanded.
struct RootDemand {
  private let program: Program
  private let root: Int
  private let node: Node
  private var facts: Facts { program.facts }
  private var catalog: Catalog { program.catalog }
  private var type: Int32 { catalog.roots[root].symbol }

  init(_ program: Program, root: Int) {
    self.program = program
    self.root = root
    node = program.catalog.node(root: root)
  }

  /// The providers that are asked for; nil where a value goes anywhere that is not followed, or
  /// where nothing is asked for at all.
  func needed() -> Set<Int>? {
    guard !isInherited, !isPartOfAnotherRoot, !isInWitness, let made = creations() else {
      return nil
    }
    let units = Set(program.unitsBySource[node] ?? []).union(made.keys)
    for unit in units where !isFollowed(in: unit, made[unit] ?? [:]) { return nil }
    var needed = providersRead()
    for unit in units.compactMap({ program.flow.units[$0] }) {
      needed.formUnion(unit.uses.keys)
      for sink in unit.sinks.keys {
        switch sink.demand {
        case .slice(let slice): needed.formUnion(catalog.needs(of: slice))
        case .provider(let provider): needed.insert(provider)
        }
      }
    }
    for provider in needed {
      needed.formUnion(
        catalog.providers[provider].protocols.compactMap { catalog.providerOf[$0] })
    }
    needed.formUnion(program.providersInCasts)
    needed.formUnion(providersForDefaults())
    return needed.isDisjoint(with: catalog.roots[root].provides) ? nil : needed
  }

  private var isInherited: Bool {
    (0..<facts.bases.count).contains { facts.bases.base[$0].base == type }
  }

  /// Whether another root holds this one, as its parent or to pass on what it has.
  private var isPartOfAnotherRoot: Bool {
    program.flow.signatures.all.contains { symbol, signature in
      guard let other = catalog.rootOf[facts.nominalParent(symbol)], other != root else {
        return false
      }
      return signature.mentions.contains { $0.target == .node(node) }
    }
  }

  /// Whether a protocol's requirement is answered with the root's type, so that the protocol's
  /// associated type may ask for more.
  private var isInWitness: Bool {
    program.flow.signatures.all.contains { symbol, signature in
      program.overriding.contains(symbol)
        && signature.mentions.contains { $0.target == .node(node) }
    }
  }

  /// What extensions of the root's protocols ask of it: a default may lean on another provider.
  private func providersForDefaults() -> Set<Int> {
    var protocols: Set<Int32> = []
    for base in catalog.bases(of: type) {
      protocols.formUnion(catalog.inheritedProtocols(base.base))
    }
    var found: Set<Int> = []
    for (symbol, signature) in program.flow.signatures.all {
      let value = facts.symbols.base[Int(symbol)]
      guard value.kind == .extension, protocols.contains(value.extended),
        applies(symbol, in: Int(value.definitionFile), protocols)
      else { continue }
      for mention in signature.mentions {
        switch mention.target {
        case .provider(let provider): found.insert(provider)
        case .node(let node): found.formUnion(catalog.needs(of: node))
        case .type: break
        }
      }
    }
    return found
  }

  /// Whether the root meets an extension's constraints; one for scopes asks for a parent.
  private func applies(_ symbol: Int32, in file: Int, _ protocols: Set<Int32>) -> Bool {
    guard let clause = program.flow.declarations.text(of: symbol)?.whereClause else { return true }
    return catalog.typeReferences(in: clause, of: file).allSatisfy { _, named in
      facts.symbols.base[Int(named)].kind != .protocol || !facts.isDefined(named)
        || protocols.contains(named)
    }
  }

  /// Where the root is made, by declaration and file; nil where its type stands for itself or is an
  /// argument of a generic type.
  private func creations() -> [Int32: [Int: [EscapeScan.Member]]]? {
    var symbols: Set<Int32> = [type]
    for number in 0..<facts.symbols.count
    where facts.symbols.base[number].kind == .constructor
      && facts.nominalParent(Int32(number)) == type
    { symbols.insert(Int32(number)) }
    var found: [Int32: [Int: [EscapeScan.Member]]] = [:]
    let areSeen = catalog.files(with: symbols).allSatisfy {
      facts.files[$0].isOwn && !program.text.hasInactiveCode($0)
    }
    guard areSeen else { return nil }
    for reference in catalog.references(to: symbols) where !reference.isImplicit {
      let source = facts.source(reference.file)
      guard let token = facts.token(of: reference) else { return nil }
      if reference.symbol == type {
        if isTypeItself(token, source) { return nil }
        continue
      }
      found[program.flow.owner(of: reference), default: [:]][reference.file, default: []].append(
        .init(
          token: token, supplied: [node], handedToClosures: [], isCall: true,
          signature: Signature()))
    }
    return found
  }

  private func isTypeItself(_ token: Int, _ source: SourceText) -> Bool {
    let isMetatype = source.matches(token + 1, ".") && source.isMetatypeMember(token + 2)
    // `typealias Dependencies = TestDependencies` may answer an associated type.
    let isAlias = source.matches(token - 1, "=") && !source.matchesAny(token + 1, "(", ".", "{")
    return isMetatype || isAlias || source.startsWith(token - 1, 60)
      || source.startsWith(token + 1, 62)
  }

  private func isFollowed(in unit: Int32, _ made: [Int: [EscapeScan.Member]]) -> Bool {
    guard program.flow.units[unit] != nil else { return false }
    return program.flow.scans(of: unit, following: { $0 == node }, extra: made).allSatisfy {
      $0.escapes.isEmpty && $0.conversions.isEmpty && $0.tests.isEmpty
        && !program.text.hasInactiveCode($0.file)
    }
  }

  /// The providers whose doubles somebody reads or calls on the root itself.
  private func providersRead() -> Set<Int> {
    let witnesses = catalog.witnesses(of: catalog.requirements(of: catalog.roots[root]))
      .filter { facts.nominalParent($0.key) == type }
    var read: Set<Int> = []
    for reference in catalog.references(to: Set(witnesses.keys)) where isRead(reference) {
      read.formUnion(witnesses[reference.symbol]!)
    }
    return read
  }

  /// Whether a reference to a double is more than setting it, or part of it: `fake.list = { … }`.
  private func isRead(_ reference: Reference) -> Bool {
    guard facts.symbols.base[Int(reference.symbol)].kind.isProperty else { return true }
    guard reference.occurrence.roles.contains(.read) else { return false }
    guard var token = facts.token(of: reference) else { return true }
    let source = facts.source(reference.file)
    while source.matches(token + 1, "."), source.isIdentifier(token + 2) { token += 2 }
    return !source.matches(token + 1, "=")
  }
}
