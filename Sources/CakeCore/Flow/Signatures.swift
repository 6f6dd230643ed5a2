import Synchronization

/// The signatures of all declarations that mention slices, providers, roots, or types that do.
final class Signatures {
  let catalog: Catalog
  let declarations: Declarations
  let facts: Facts
  var all: [Int32: Signature] = [:]
  /// What aliases such as `typealias Handler = (any ReposDependencies) -> Void` mention.
  private(set) var aliasMentions: [Int32: Set<Mention.Target>] = [:]
  /// Type references that stand in bodies, for the flow analysis.
  var bodyMentions: [BodyMention] = []
  /// Slices that a `where` clause says some other type is equal to, each with a place.
  var sameTypes: [Node: Use] = [:]
  /// What clauses say that another type is equal to, each by its declaration and what is named.
  var boundTypes: [(owner: Int32, targets: Set<Mention.Target>)] = []
  /// Type references that belong to no declaration that could be found, each with a place.
  var lostMentions: [Mention.Target: Use] = [:]
  /// What a protocol's associated types are where nobody says: its clause asks nobody for that.
  var defaults: [Int32: Set<Mention.Target>] = [:]
  /// Where compositions begin that have no name, and by their places what each brings together.
  var unnamed: [Use] = []
  var composed: [Composition: Set<Int>] = [:]
  /// What providers make up a type where they stand, by themselves or in a composition without a name.
  var composedTypes: [Composition: Set<Int>] = [:]
  /// By generic class the slices that it is given where it is named as a type.
  var arguments: [Int32: Set<Node>] = [:]
  /// Property wrappers, and whether they give what their key path leads to.
  let wrappersOfKeyPaths = Mutex<[Int32: Bool]>([:])
  /// What stands where a type that does not name it can give it back.
  var hidden: Set<Mention.Target> = []

  typealias BodyMention = (owner: Int32, targets: Set<Mention.Target>, use: Use)

  struct Use {
    var file: Int
    var occurrence: Int
  }

  init(_ catalog: Catalog, _ declarations: Declarations) {
    self.catalog = catalog
    facts = catalog.facts
    self.declarations = declarations
    readAliases()
    readInParts(
      Marks(
        Array(catalog.providerOf.keys) + catalog.sliceOf.keys + catalog.rootOf.keys
          + catalog.mentionAliases, in: facts))
    // Types with constrained parameters, and the parameters themselves, are mentions in turn; what
    // they mention may grow with each file.
    let constrained = constrainedTypes()
    if !constrained.isEmpty {
      let marks = Marks(constrained, in: facts)
      for file in facts.files.indices { read(file, marks) }
    }
    inferProperties()
    completeImplicitInitializers()
  }

  /// Has read nothing yet, and knows of aliases what another knows.
  init(partOf whole: Signatures) {
    catalog = whole.catalog
    facts = whole.facts
    declarations = whole.declarations
    aliasMentions = whole.aliasMentions
  }

  func signature(_ symbol: Int32) -> Signature? { all[symbol] }

  /// What is known by now of a declaration's signature.
  func entry(_ symbol: Int32) -> Signature {
    if let known = all[symbol] { return known }
    let signature = Signature()
    all[symbol] = signature
    return signature
  }

  /// What each declaration's signature mentions.
  var mentions: some Sequence<(symbol: Int32, mentions: Set<Mention>)> {
    all.lazy.map { ($0, $1.mentions) }
  }

  /// What stands in a position in signatures, by declaration in order.
  func mentions(_ position: Mention.Position) -> [(symbol: Int32, mentions: Set<Mention>)] {
    mentions.filter { $0.mentions.contains { $0.position == position } }
      .map { ($0.symbol, $0.mentions.filter { $0.position == position }) }
      .sorted { $0.symbol < $1.symbol }
  }

  private func readAliases() {
    var pending = catalog.mentionAliases.sorted()
    for _ in 0..<8 where !pending.isEmpty {
      for alias in pending {
        guard let range = catalog.aliasTexts[alias] else { continue }
        let file = Int(facts.symbols.base[Int(alias)].definitionFile)
        var targets: Set<Mention.Target> = []
        for (_, symbol) in catalog.typeReferences(in: range, of: file) {
          targets.formUnion(self.targets(of: symbol))
        }
        aliasMentions[alias] = targets
      }
      pending = pending.filter { aliasMentions[$0]?.isEmpty != false }
    }
  }

  /// What a reference to a type or alias mentions.
  func targets(of symbol: Int32) -> Set<Mention.Target> {
    if let provider = catalog.providerOf[symbol] { return [.provider(provider)] }
    if let slice = catalog.sliceOf[symbol] { return [.node(catalog.node(slice: slice))] }
    if let root = catalog.rootOf[symbol] {
      var targets: Set<Mention.Target> = [.node(catalog.node(root: root))]
      if all[symbol] != nil { targets.insert(.type(symbol)) }
      return targets
    }
    if let mentioned = aliasMentions[symbol] {
      return all[symbol] == nil ? mentioned : mentioned.union([.type(symbol)])
    }
    if facts.isParameter(symbol) {
      return Set((all[facts.nominalParent(symbol)]?.mentions ?? []).map(\.target))
    }
    return all[symbol] == nil ? [] : [.type(symbol)]
  }

  private func constrainedTypes() -> Set<Int32> {
    var found: Set<Int32> = []
    for symbol in all.keys {
      let kind = facts.symbols.base[Int(symbol)].kind
      if kind.isNominal || kind == .protocol || kind == .alias { found.insert(symbol) }
    }
    guard !found.isEmpty else { return [] }
    facts.symbolsByKind.forEach(.alias) { number in
      let symbol = facts.symbols.base[Int(number)]
      if facts.isParameter(number), found.contains(facts.extendedOrSelf(symbol.parent)) {
        found.insert(number)
      }
    }
    return found
  }

  func read(_ file: Int, _ interesting: Marks) {
    guard interesting.stand(in: facts.files[file]) else { return }
    let record = facts.files[file].record
    let numbers = facts.files[file].numbers
    let source = facts.source(file)
    var skipped: Set<Int32> = []
    for index in 0..<record.relations.count {
      let relation = record.relations.base[index]
      if relation.role.contains(.baseOf) || relation.role.contains(.extendedBy) {
        skipped.insert(relation.occurrence)
      }
    }
    for index in 0..<record.occurrences.count {
      let occurrence = record.occurrences.base[index]
      let symbol = numbers.base[Int(occurrence.symbol)]
      guard interesting.contains(symbol), occurrence.roles.contains(.reference),
        !skipped.contains(Int32(index)),
        !catalog.clauseUses.contains(.init(file: file, occurrence: index))
      else { continue }
      let targets = self.targets(of: symbol)
      guard !targets.isEmpty else { continue }
      let use = Use(file: file, occurrence: index)
      guard let token = source.token(at: occurrence) else {
        if occurrence.container >= 0 {
          bodyMentions.append((numbers.base[Int(occurrence.container)], targets, use))
        } else {
          for target in targets { lostMentions[target] = use }
        }
        continue
      }
      let isNamed = catalog.providerOf[symbol] != nil || catalog.sliceOf[symbol] != nil
      if isNamed, !occurrence.roles.contains(.implicit) {
        facts.compare(symbol, at: token, in: file)
      }
      if isInSliceDefinition(symbol, token, file) { continue }
      if namesOnlyAMember(of: symbol, at: token, in: file) { continue }
      if occurrence.container >= 0 {
        let owner = numbers.base[Int(occurrence.container)]
        place(targets, of: owner, at: token, in: file, use)
      } else {
        switch declarations.owner(ofToken: token, in: file) {
        case .header(let owner): place(targets, of: owner, at: token, in: file, use)
        case .body(let owner):
          bodyMentions.append((owner, targets, use))
          noteArguments(catalog.nodes(of: targets), at: token, source, file)
        case nil:
          // `import typealias Core.ReposDependencies` uses nothing.
          if source.matches(source.statementStart(token), "import") { continue }
          guard Folder.name(of: facts.files[file].path) != "main.swift" else {
            // Top-level code is a body like any other.
            bodyMentions.append((-2 - Int32(file), targets, use))
            noteArguments(catalog.nodes(of: targets), at: token, source, file)
            continue
          }
          for target in targets { lostMentions[target] = use }
        }
      }
    }
  }

  /// Terms of slices and of other aliases say nothing of a use.
  private func isInSliceDefinition(_ symbol: Int32, _ token: Int, _ file: Int) -> Bool {
    if case .header(let owner) = declarations.owner(ofToken: token, in: file) {
      let value = facts.symbols.base[Int(owner)]
      if value.kind == .alias && value.subkind == 0 {
        // What an alias asks of its own parameters is no term: `typealias All<S: HasLog> = [S]`.
        let text = declarations.text(of: owner)
        return text?.generics.contains(token) != true && text?.whereClause.contains(token) != true
      }
      if catalog.sliceOf[owner] != nil || catalog.providerOf[owner] != nil {
        guard let clause = declarations.text(of: owner)?.whereClause else { return true }
        return !clause.contains(token)
          || facts.source(file).conditionsOnSelf(in: clause).contains { $0.contains(token) }
      }
    }
    return false
  }

  private func place(
    _ targets: Set<Mention.Target>, of owner: Int32, at token: Int, in file: Int, _ use: Use
  ) {
    let value = facts.symbols.base[Int(owner)]
    let source = facts.source(file)
    guard value.definitionFile == Int32(file), let text = declarations.text(of: owner) else {
      noteType(targets, at: token, source, in: file)
      bodyMentions.append((owner, targets, use))
      noteArguments(catalog.nodes(of: targets), at: token, source, file)
      return
    }
    var subject = owner
    if value.subkind == Subkind.associatedType { subject = value.parent }
    guard var position = self.position(of: token, in: text, source, value) else {
      let isClause = text.header.contains(token) && !isMember(value)
      let isAlias = aliasMentions[symbol(of: use)] != nil
      if isClause, isAlias || source.isInAngles(token, after: text.nameToken) {
        hidden.formUnion(targets)
        // `class Home: Base<any HomeDependencies>` holds what its base class is given.
        for target in targets {
          entry(subject).mentions.insert(
            Mention(target: target, position: .held))
        }
      }
      if !isClause { noteArguments(catalog.nodes(of: targets), at: token, source, file) }
      noteType(targets, at: token, source, in: file)
      bodyMentions.append((owner, isClause ? targets.filter(isHandedOn) : targets, use))
      return
    }
    noteComposition(targets, at: token, text, source, use)
    let isConstraint = position == .constraint && !source.isSameType(token)
    noteType(targets, at: token, source, in: file, isConstraint: isConstraint)
    if subject != owner, source.matches(source.wholeType(around: token).start - 1, "=") {
      defaults[subject, default: []].formUnion(targets)
    }
    if position != .constraint, isInvariantAlias(use) { position = .both }
    noteArguments(catalog.nodes(of: targets), at: token, source, file)
    let isBound =
      value.kind == .extension && !text.whereClause.contains(token)
      || text.whereClause.contains(token) && source.isSameType(token)
    if isBound {
      for case .node(let node) in targets where catalog.isSlice(node) { sameTypes[node] = use }
    }
    // `where Value == Optional<any HasClock>`
    if isBound || text.whereClause.contains(token) && source.matches(token - 1, "any") {
      boundTypes.append((owner, targets))
    }
    for target in targets {
      entry(subject).mentions.insert(
        Mention(target: target, position: position))
    }
    let isClosure = noteParameters(targets, of: subject, at: token, text, source)
    if position == .both, !isClosure {
      for case .node(let node) in targets { all[subject]!.invariants.insert(node) }
      if value.kind != .enumCase { hidden.formUnion(targets) }
    }
  }

  private func noteArguments(_ nodes: Set<Node>, at token: Int, _ source: SourceText, _ file: Int) {
    guard let open = source.anglesAround(token) else { return }
    for type in facts.symbols(at: open - 1, in: file)
    where facts.symbols.base[Int(type)].kind == .class {
      arguments[type, default: []].formUnion(nodes)
    }
  }

  private func isMember(_ symbol: Facts.Symbol) -> Bool {
    symbol.kind.isFunction || symbol.kind.isProperty || symbol.kind == .enumCase
  }

  /// In an inheritance clause, `Base<AppDependencies>` hands a root on; a slice there is coverage.
  private func isHandedOn(_ target: Mention.Target) -> Bool {
    switch target {
    case .node(let node): !catalog.isSlice(node)
    case .type: true
    case .provider: false
    }
  }
}
