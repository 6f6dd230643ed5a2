/// Collects what every declaration of the program does with dependencies.
final class FlowReader {
  let catalog: Catalog
  let declarations: Declarations
  let signatures: Signatures
  var facts: Facts { catalog.facts }
  /// By the declaration's symbol; code outside declarations by file, as `-2 - file`.
  var units: [Int32: Unit] = [:]
  /// Slices that anything refers to at all.
  private(set) var referenced: Set<Node> = []

  /// What a symbol means for the flow of dependencies, one bit each.
  private struct Interest: BitwiseCopyable {
    var rawValue: UInt8 = 0

    func contains(_ other: Interest) -> Bool { rawValue & other.rawValue != 0 }
    mutating func insert(_ other: Interest) { rawValue |= other.rawValue }

    static let member = Interest(rawValue: 1)
    static let signed = Interest(rawValue: 2)
    static let root = Interest(rawValue: 4)
    static let type = Interest(rawValue: 8)
  }

  private let interests: UnsafeMutablePointer<Interest>
  var members: [Int32: [Int: [EscapeScan.Member]]] = [:]

  init(_ catalog: Catalog, _ declarations: Declarations, _ signatures: Signatures) {
    self.catalog = catalog
    self.declarations = declarations
    self.signatures = signatures
    interests = .allocate(capacity: catalog.facts.symbols.count + 1)
    interests.initialize(repeating: Interest(), count: catalog.facts.symbols.count + 1)
    classify()
    for file in facts.files.indices where hasInterest(file) { read(file) }
    for mention in signatures.bodyMentions { add(mention) }
    addSilentUnits()
    for symbol in units.keys { addOwnSignature(symbol) }
    for symbol in units.keys.sorted() { scanEscapes(of: symbol) }
  }

  deinit { interests.deallocate() }

  private func classify() {
    for number in 0..<facts.symbols.count {
      let symbol = facts.symbols.base[number]
      let id = Int32(number)
      var interest = Interest()
      if symbol.parent >= 0 {
        let parent = facts.extendedOrSelf(symbol.parent)
        if parent >= 0 {
          if catalog.providersWithProtocol[parent] != nil, symbol.kind != .parameter {
            interest.insert(.member)
          }
          if catalog.rootOf[parent] != nil, symbol.kind == .constructor { interest.insert(.root) }
        }
        let hasDemand =
          signatures.signature(symbol.parent) != nil
          && facts.symbols.base[Int(symbol.parent)].kind == .extension
          || symbol.kind == .constructor && parent >= 0 && signatures.signature(parent) != nil
        if hasDemand { interest.insert(.signed) }
      }
      if signatures.signature(id) != nil {
        interest.insert(symbol.kind.isNominal || symbol.kind == .protocol ? .type : .signed)
      }
      if catalog.rootOf[id] != nil { interest.insert(.root) }
      interests[number] = interest
    }
  }

  private func hasInterest(_ file: Int) -> Bool {
    let numbers = facts.files[file].numbers
    for local in 0..<numbers.count
    where interests[Int(numbers.base[local])].rawValue != 0 { return true }
    return false
  }

  private func read(_ file: Int) {
    let record = facts.files[file].record
    let numbers = facts.files[file].numbers
    for index in 0..<record.occurrences.count {
      let occurrence = record.occurrences.base[index]
      guard occurrence.roles.rawValue & Roles.reference.rawValue != 0 else { continue }
      let symbol = numbers.base[Int(occurrence.symbol)]
      let interest = interests[Int(symbol)]
      guard interest.rawValue != 0 else { continue }
      let owner = self.owner(of: occurrence, numbers, file)
      if owner == symbol { continue }
      var unit = units[owner] ?? Unit()
      let place = Unit.Place(file: file, occurrence: index)
      if interest.contains(.member) {
        let nodes = receiver(of: occurrence, in: file, owner)
        for provider in catalog.providers(ofMember: symbol) {
          let isOnKnown = nodes?.contains { catalog.needs(of: $0).contains(provider) } == true
          unit.use(provider, at: place, on: isOnKnown ? nodes : nil)
        }
        unit.hasBody = true
      }
      if interest.contains(.root) { addRoot(symbol, to: &unit) }
      if interest.contains(.signed) {
        unit.hasBody = true
        addReference(to: symbol, occurrence.roles, place, &unit)
        note(symbol, occurrence, owner, file)
      }
      if interest.contains(.type) {
        addDemands(signatures.signature(symbol)!.mentions, by: symbol, place, &unit)
      }
      units[owner] = unit
    }
  }

  /// The slices and roots of the value that a member is read on, where its name tells.
  func receiver(
    of occurrence: RecordFacts.Occurrence, in file: Int, _ owner: Int32
  ) -> Set<Node>? {
    let source = facts.source(file)
    guard let token = source.token(line: Int(occurrence.line), column: Int(occurrence.column)),
      source.matches(token - 1, ".")
    else { return nil }
    var head = token - 2
    while source.matchesAny(head, "?", "!"), !source[head].spaceBefore { head -= 1 }
    guard source.isIdentifier(head) else { return nil }
    let place = source[head]
    for index in facts.occurrences(in: file, line: place.line, column: place.column) {
      let other = facts.files[file].record.occurrences.base[index]
      let symbol = facts.files[file].numbers.base[Int(other.symbol)]
      let kind = facts.symbols.base[Int(symbol)].kind
      if kind == .parameter { continue }
      guard kind.isProperty, let signature = signatures.signature(symbol),
        signature.mentions.allSatisfy({ $0.position == .result })
      else { return nil }
      return nodes(signature.mentions)
    }
    guard owner >= 0, !source.matches(head - 1, "."),
      let signature = signatures.signature(owner),
      let found = signature.parameters[source.name(at: head)], !found.isEmpty,
      !isRebound(source.name(at: head), in: owner, source)
    else { return nil }
    return found
  }

  /// Whether a parameter's name may stand for something else somewhere in the body.
  private func isRebound(_ name: String, in owner: Int32, _ source: SourceText) -> Bool {
    guard let body = declarations.text(of: owner)?.body else { return true }
    return body.contains { token in
      guard source.isIdentifier(token), source.name(at: token) == name else { return false }
      return source.matchesAny(token - 1, "let", "var", "func", "(", ",", "[", "{")
        && !source.matchesAny(token + 1, ".", ")", "?", "!", "[")
    }
  }

  /// The declaration that a reference stands in, or a number that stands for its file.
  func owner(
    of occurrence: RecordFacts.Occurrence, _ numbers: GrowingBuffer<Int32>, _ file: Int
  ) -> Int32 {
    var owner: Int32 = -1
    if occurrence.container >= 0 {
      owner = numbers.base[Int(occurrence.container)]
    } else {
      let source = facts.source(file)
      if let token = source.token(line: Int(occurrence.line), column: Int(occurrence.column)) {
        switch declarations.owner(ofToken: token, in: file) {
        case .header(let symbol), .body(let symbol): owner = symbol
        case nil: break
        }
      }
    }
    while owner >= 0, facts.symbols.base[Int(owner)].kind == .parameter {
      owner = facts.symbols.base[Int(owner)].parent
    }
    return owner >= 0 ? owner : -2 - Int32(file)
  }

  private func addRoot(_ symbol: Int32, to unit: inout Unit) {
    let type =
      facts.symbols.base[Int(symbol)].kind == .constructor ? facts.nominalParent(symbol) : symbol
    if let root = catalog.rootOf[type] { unit.sources.insert(catalog.node(root: root)) }
  }

  /// A reference to a declaration: what it supplies comes in, what it demands goes out.
  private func addReference(
    to symbol: Int32, _ roles: Roles, _ place: Unit.Place, _ unit: inout Unit
  ) {
    let value = facts.symbols.base[Int(symbol)]
    let signature = signatures.signature(symbol) ?? Signature()
    let isOnlyWritten = roles.contains(.write) && !roles.contains(.read)
    if value.kind.isProperty && value.subkind != Subkind.subscripting {
      let hasInvariant = signature.mentions.contains { $0.position == .both }
      // Neither read nor written: the label of a memberwise initialiser's argument.
      let isLabel = !roles.contains(.read) && !roles.contains(.write)
      if !isOnlyWritten && !isLabel || hasInvariant {
        addSupplies(signature.supplies, to: &unit)
      }
      if !roles.contains(.read) || hasInvariant {
        addDemands(signature.mentions, by: symbol, place, &unit)
      }
    } else {
      addSupplies(signature.supplies, to: &unit)
      addDemands(Set(signature.demands), by: symbol, place, &unit)
    }
    if value.parent >= 0, facts.symbols.base[Int(value.parent)].kind == .extension,
      let constraint = signatures.signature(value.parent)
    {
      addDemands(constraint.mentions, by: symbol, place, &unit)
    }
    if value.kind == .constructor, let type = signatures.signature(facts.nominalParent(symbol)) {
      addDemands(type.mentions, by: symbol, place, &unit)
    }
  }

  private func addSupplies(_ mentions: [Mention], to unit: inout Unit) {
    for mention in mentions {
      switch mention.target {
      case .node(let node): unit.sources.insert(node)
      case .provider(let provider): unit.directSources.insert(provider)
      case .type: break
      }
    }
  }

  func addDemands(
    _ mentions: Set<Mention>, by symbol: Int32, _ place: Unit.Place, _ unit: inout Unit
  ) {
    for mention in mentions {
      let demand: Unit.Sink.Demand
      switch mention.target {
      case .node(let node) where catalog.isSlice(node):
        demand = .slice(node)
        if mention.position == .both { unit.invariantSinks.insert(node) }
      case .node, .type: continue
      case .provider(let provider): demand = .provider(provider)
      }
      let sink = Unit.Sink(demand: demand, by: symbol)
      if let known = unit.sinks[sink], known <= place { continue }
      unit.sinks[sink] = place
    }
  }

  private func add(_ mention: (owner: Int32, targets: Set<Mention.Target>, use: Signatures.Use)) {
    var owner = mention.owner
    while owner >= 0, facts.symbols.base[Int(owner)].kind == .parameter {
      owner = facts.symbols.base[Int(owner)].parent
    }
    var unit = units[owner] ?? Unit()
    unit.hasBody = true
    let place = Unit.Place(file: mention.use.file, occurrence: mention.use.occurrence)
    for target in mention.targets {
      switch target {
      case .node(let node):
        unit.sources.insert(node)
        if catalog.isSlice(node) {
          unit.sinks[Unit.Sink(demand: .slice(node), by: owner)] = place
          if isMetatype(mention.use) { unit.escapes[node] = place }
        }
      case .provider(let provider):
        unit.directSources.insert(provider)
        unit.use(provider, at: place)
      case .type(let type):
        addDemands(signatures.signature(type)?.mentions ?? [], by: type, place, &unit)
      }
    }
    units[owner] = unit
  }

  /// Whether a type in a body stands for itself: `(any ReposDependencies).self`.
  private func isMetatype(_ use: Signatures.Use) -> Bool {
    let source = facts.source(use.file)
    let occurrence = facts.files[use.file].record.occurrences.base[use.occurrence]
    guard var token = source.token(line: Int(occurrence.line), column: Int(occurrence.column))
    else { return true }
    token += 1
    while source.matchesAny(token, ")", "?", "]", ">") { token += 1 }
    return source.matches(token, ".") && source.matchesAny(token + 1, "self", "Type")
  }

  /// Declarations whose code names nothing of interest may still lose what they take, and a
  /// signature such as `let box: Box<AppDependencies>` hands a root to `Box` without any code.
  private func addSilentUnits() {
    for (symbol, signature) in signatures.all where units[symbol] == nil {
      let isOfInterest = signature.mentions.contains { mention in
        switch mention.target {
        case .type: true
        case .node, .provider: declarations.text(of: symbol)?.body.isEmpty == false
        }
      }
      if isOfInterest { units[symbol] = Unit() }
    }
    for symbol in units.keys where symbol >= 0 && !units[symbol]!.hasBody {
      units[symbol]!.hasBody = declarations.text(of: symbol)?.body.isEmpty == false
    }
  }
}
