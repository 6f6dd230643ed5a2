/// Types and functions that take a concrete root and use nothing of it but what providers have.
///
/// Whoever only hands a root on composes, and so does whoever makes one. Where a value of the root
/// goes anywhere that is not followed, a slice may not do.
struct ConcreteRoots {
  struct Taken {
    var entity: Int32
    var root: Int
    var place: SourcePlace
    /// Where it is held without being kept alive, as a value of most slices can't be.
    var weakly: SourcePlace?
    /// The providers that it uses of the root, each with the first place.
    var uses: [Int: SourcePlace] = [:]
  }

  let program: Program
  var facts: Facts { program.facts }
  var catalog: Catalog { program.catalog }

  private let wiring: Set<Int>

  init(_ program: Program) {
    self.program = program
    wiring = Self.wiring(program)
  }

  func found() -> [Taken] {
    var all: [Int: [Int32: Taken]] = [:]
    for (symbol, signature) in program.flow.signatures.all {
      for root in roots(takenBy: symbol, signature) {
        guard let entity = entity(taking: symbol, root) else { continue }
        let place = facts.definitionPlace(symbol)
        var taken = all[root]?[entity] ?? Taken(entity: entity, root: root, place: place)
        taken.place = min(taken.place, place)
        if isWeak(symbol) { taken.weakly = taken.weakly.map { min($0, place) } ?? place }
        all[root, default: [:]][entity] = taken
      }
    }
    guard !all.isEmpty else { return [] }
    let makers = self.makers()
    return all.keys.sorted().flatMap { root in
      let taken = all[root]!.values.filter { !isWiring($0.entity, makers) }
        .sorted { $0.entity < $1.entity }
      return taken.isEmpty ? [] : judge(taken, root)
    }
  }

  /// The roots that a declaration takes by their own type: as a parameter, or stored.
  private func roots(takenBy symbol: Int32, _ signature: Signature) -> [Int] {
    let isProperty = facts.symbols.base[Int(symbol)].kind.isProperty
    return signature.mentions.compactMap { mention in
      guard case .node(let node) = mention.target, !catalog.isSlice(node),
        mention.position == .parameter || isProperty && mention.position == .result
      else { return nil }
      let root = node.number - catalog.slices.count
      return wiring.contains(root) ? root : nil
    }
  }

  /// The roots that provide all of some consumer's slice: a value that conforms to a `HasTitle` is
  /// none. Previews' and doubles' are left alone like tests'.
  private static func wiring(_ program: Program) -> Set<Int> {
    let catalog = program.catalog
    let taken = catalog.slices.indices.filter { !program.consumersOfSlice[$0].isEmpty }
    return Set(
      catalog.roots.indices.filter { index in
        let root = catalog.roots[index]
        let name = program.facts.name(root.symbol)
        return root.isOwn && root.kind != .test
          && !["Test", "Mock", "Fake", "Stub", "Preview"].contains(where: name.hasPrefix)
          && taken.contains { catalog.slices[$0].needs.isSubset(of: root.provides) }
      })
  }

  private func entity(taking symbol: Int32, _ root: Int) -> Int32? {
    let value = facts.symbols.base[Int(symbol)]
    guard value.definitionFile >= 0, !value.isImplicit, !program.overriding.contains(symbol) else {
      return nil
    }
    let file = facts.files[Int(value.definitionFile)]
    guard file.isOwn, !file.isTest, Folder.name(of: file.path) != "main.swift" else { return nil }
    if value.kind.isProperty {
      // A computed property looks the root up elsewhere.
      guard let text = program.flow.declarations.text(of: symbol) else { return nil }
      let source = facts.source(Int(value.definitionFile))
      if !text.body.isEmpty, source.matches(text.body.lowerBound - 1, "{") { return nil }
    }
    guard let entity = program.facts.consumer(for: symbol),
      facts.symbols.base[Int(entity)].kind != .protocol
    else { return nil }
    var around = entity
    while around >= 0 {
      if catalog.rootOf[around] != nil || isMain(around) { return nil }
      around = facts.nominalParent(around)
    }
    return entity
  }

  private func isWeak(_ property: Int32) -> Bool {
    let value = facts.symbols.base[Int(property)]
    guard value.kind.isProperty, let text = program.flow.declarations.text(of: property) else {
      return false
    }
    return !facts.source(Int(value.definitionFile)).modifiers(before: text.nameToken)
      .isDisjoint(with: ["weak", "unowned"])
  }

  private func isMain(_ type: Int32) -> Bool {
    let value = facts.symbols.base[Int(type)]
    guard value.kind.isNominal, value.definitionFile >= 0 else { return false }
    let source = facts.source(Int(value.definitionFile))
    let place = facts.definitionPlace(type)
    guard var token = source.token(at: place) else { return false }
    while token > 0, source.isIdentifier(token - 1) || source.matches(token - 1, "@") {
      token -= 1
      if source.matches(token, "main"), source.matches(token - 1, "@") { return true }
    }
    return false
  }

  /// Everything that makes a root, and everything that a root's own properties are wired with.
  private func makers() -> Set<Int32> {
    var found: Set<Int32> = []
    for (id, unit) in program.flow.units where id >= 0 {
      if !unit.roots.isEmpty {
        found.insert(id)
        if let entity = program.facts.consumer(for: id) { found.insert(entity) }
        let type = facts.nominalParent(id)
        if type >= 0 { found.insert(type) }
      }
    }
    return found
  }

  private func isWiring(_ entity: Int32, _ makers: Set<Int32>) -> Bool {
    makers.contains(entity) || makers.contains(facts.nominalParent(entity))
  }

  private func judge(_ taken: [Taken], _ root: Int) -> [Taken] {
    let node = catalog.node(root: root)
    let providers = providersOfMembers(of: root)
    let wider = WiderWitnesses(program).found(of: root)
    let type = catalog.roots[root].symbol
    // Two of them are compared, one is a key, or what stores one is written down: no slice is any of that.
    guard program.foreignProtocols(of: type).isEmpty else { return [] }
    var interesting = Set(providers.keys).union(taken.map(\.entity)).union([type])
    var given: Set<Int32> = []
    for (symbol, signature) in program.flow.signatures.all
    where signature.mentions.contains(where: { $0.target == .node(node) }) {
      interesting.insert(symbol)
      if givesOut(symbol, signature, node) { given.insert(symbol) }
    }
    let wholes = typesBeyondProviders(of: root)
    for number in 0..<Int32(facts.symbols.count)
    where providers[number] == nil && wholes.contains(facts.nominalParent(number)) {
      interesting.insert(number)
    }
    var found = Dictionary(uniqueKeysWithValues: taken.map { ($0.entity, $0) })
    for symbol in interesting where isBoundToRoot(symbol, given) {
      for entity in entities(around: symbol, among: found) { found[entity] = nil }
    }
    var units: [Int32: Set<Int32>] = [:]
    for reference in catalog.references(to: interesting) {
      let owner = program.flow.owner(of: reference)
      if isProperty(owner, of: root), let entity = program.facts.consumer(for: reference.symbol) {
        // The root wires one of its values with it.
        found[entity] = nil
      }
      if given.contains(reference.symbol), !isOnlyWritten(reference),
        let giver = entities(around: reference.symbol, among: found).first,
        !isMember(owner, of: giver)
      {
        // Somebody else gets the root from it, and may need it as such.
        found[giver] = nil
      }
      // A function that takes a root itself may stand in a type that has one.
      let entities = entities(around: owner, among: found)
      guard let entity = entities.first else { continue }
      if reference.symbol == type {
        if !isPlain(typeReference: reference) { for entity in entities { found[entity] = nil } }
        continue
      }
      for entity in entities { units[entity, default: []].insert(owner) }
      let place = facts.place(of: reference)
      if wider.contains(reference.symbol) || isChange(reference, providers) {
        for entity in entities { found[entity] = nil }
      } else if let used = providers[reference.symbol] {
        for provider in used where mayBeRead(reference, on: node) {
          let known = found[entity]!.uses[provider]
          if known.map({ place < $0 }) ?? true { found[entity]!.uses[provider] = place }
        }
      } else {
        let isMember =
          wholes.contains(facts.nominalParent(reference.symbol)) && mayBeRead(reference, on: node)
        for entity in entities where isMember || needsRoot(reference.symbol, node, entity) {
          found[entity] = nil
        }
      }
    }
    return taken.compactMap { found[$0.entity] }.filter { taken in
      !taken.uses.isEmpty && !hasNamesake(taken.entity)
        && units[taken.entity]!.allSatisfy { isFollowed(node, in: $0) && !comparesObjects($0) }
    }
  }

  /// For each member of the root that answers a provider's requirement, and for the requirements,
  /// the providers.
  private func providersOfMembers(of root: Int) -> [Int32: Set<Int>] {
    let requirements = catalog.requirements(of: catalog.roots[root])
    return requirements.merging(catalog.witnesses(of: requirements)) { $0.union($1) }
  }

  /// Whether it is not known that a member is read on something else than the root.
  private func mayBeRead(_ reference: Reference, on root: Node) -> Bool {
    let place = Unit.Place(file: reference.file, occurrence: reference.index)
    guard let read = program.flow.receivers[place], !read.isEmpty else { return true }
    return read.contains(root)
  }

  private func isProperty(_ owner: Int32, of root: Int) -> Bool {
    owner >= 0 && facts.symbols.base[Int(owner)].kind.isProperty
      && facts.nominalParent(owner) == catalog.roots[root].symbol
  }

  /// The innermost first.
  private func entities(around owner: Int32, among found: [Int32: Taken]) -> [Int32] {
    var entities: [Int32] = []
    var symbol = owner
    while symbol >= 0 {
      if found[symbol] != nil { entities.append(symbol) }
      symbol = parent(of: symbol)
    }
    return entities
  }

  private func isMember(_ symbol: Int32, of entity: Int32) -> Bool {
    var symbol = symbol
    while symbol >= 0, symbol != entity { symbol = parent(of: symbol) }
    return symbol == entity
  }

  private func parent(of symbol: Int32) -> Int32 {
    let value = facts.symbols.base[Int(symbol)]
    return value.kind == .extension ? value.extended : value.parent
  }

  /// The root's type, its superclasses, and its protocols that no provider brings: a slice has none of
  /// their members.
  private func typesBeyondProviders(of root: Int) -> Set<Int32> {
    let root = catalog.roots[root]
    let all = catalog.bases(of: root.symbol).flatMap { catalog.inheritedProtocols($0.base) }
    let brought = root.provides.flatMap { catalog.providers[$0].protocols }
    return Set(all).subtracting(brought).union([root.symbol])
  }

  /// Whether somebody else takes the root concretely.
  private func needsRoot(_ symbol: Int32, _ node: Node, _ entity: Int32) -> Bool {
    guard let signature = program.flow.signatures.signature(symbol),
      signature.mentions.contains(where: { $0.target == .node(node) })
    else { return false }
    return !isMember(symbol, of: entity)
  }

  /// Whether a function is one of several of its name, one of which may take the slice already.
  private func hasNamesake(_ function: Int32) -> Bool {
    let kind = facts.symbols.base[Int(function)].kind
    guard kind.isFunction else { return false }
    return !facts.symbols(of: kind) { other in
      other != function && facts.isDefined(other)
        && facts.nominalParent(other) == facts.nominalParent(function)
        && facts.nameBytes(other).isEqual(to: facts.nameBytes(function))
    }.isEmpty
  }

  /// `root === other`: a slice's value may be no object.
  private func comparesObjects(_ owner: Int32) -> Bool {
    guard owner >= 0, let body = program.flow.declarations.text(of: owner)?.body else {
      return false
    }
    let source = facts.source(Int(facts.symbols.base[Int(owner)].definitionFile))
    return body.contains { source.matchesAny($0, "===", "!==") }
  }

  private func isFollowed(_ node: Node, in owner: Int32) -> Bool {
    guard program.flow.units[owner] != nil else { return true }
    return program.flow.scans(of: owner, following: { $0 == node }).allSatisfy {
      $0.escapes.isEmpty && $0.conversions.isEmpty && $0.tests.isEmpty
    }
  }
}

extension Program {
  var concreteRoots: [ConcreteRoots.Taken] { once { ConcreteRoots($0).found() } }
}
