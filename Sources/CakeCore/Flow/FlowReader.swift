/// Collects what every declaration of the program does with dependencies.
///
/// It reads the program in parts, several at a time: each is a reader of its own, of some files and of
/// what is declared there.
final class FlowReader {
  let catalog: Catalog
  let declarations: Declarations
  let signatures: Signatures
  let facts: Facts
  /// By the declaration's symbol; code outside declarations by file, as `-2 - file`.
  var units: [Int32: Unit] = [:]
  /// The units' keys in order.
  private(set) var order: [Int32] = []

  /// What a symbol means for the flow of dependencies, one bit each.
  private struct Interest: BitwiseCopyable {
    var rawValue: UInt8 = 0

    func contains(_ other: Interest) -> Bool { rawValue & other.rawValue != 0 }
    mutating func insert(_ other: Interest) { rawValue |= other.rawValue }

    static let member = Interest(rawValue: 1)
    static let signed = Interest(rawValue: 2)
    static let root = Interest(rawValue: 4)
    static let type = Interest(rawValue: 8)
    static let ancestor = Interest(rawValue: 16)
  }

  /// The slices and roots whose values come out of types that do not name them.
  private(set) var laundered: Set<Node> = []
  /// The slices of associated types that must be other types.
  private(set) var compared: Set<Node> = []
  /// What converts values to what associated types are, which nobody names there.
  private(set) var conversions = Laundering.Conversions()
  private let interests: GrowingBuffer<Interest>
  var members: [Int32: [Int: [EscapeScan.Member]]] = [:]
  /// The labels under which a class takes what it gives its ancestor, by file and function's name.
  var askedByAncestors: [Int: [Int: Set<String>]] = [:]
  /// The slices and roots of the values that members are read on, where that is certain.
  var receivers: [Unit.Place: Set<Node>] = [:]
  /// Values of several types that one local name stands for, which must have a type in common.
  var joins: [(unit: Int32, place: Unit.Place, nodes: Set<Node>)] = []
  /// Functions that are named without being called, each with what its signature names.
  var functions: [FunctionGroup: [Int32: (token: Int, nodes: Set<Node>)]] = [:]
  /// What is decided when the declaration's own text has been followed, by declaration and file.
  var open: [Int32: [Int: [OpenDemand]]] = [:]

  /// By type, what its own members' signatures and its clause name.
  private(set) var namedByMembers: [Int32: Set<Node>] = [:]

  init(_ catalog: Catalog, _ declarations: Declarations, _ signatures: Signatures, jobs: Int) {
    self.catalog = catalog
    facts = catalog.facts
    self.declarations = declarations
    self.signatures = signatures
    interests = GrowingBuffer(capacity: catalog.facts.symbols.count)
    let laundering = Laundering(signatures)
    (namedByMembers, laundered, compared, conversions, _) = SharedWork.all(
      jobs: jobs, membersNaming, laundering.nodes, laundering.compared, laundering.conversions,
      classify)
    for symbol in conversions.takers.union(conversions.byClosures.keys) {
      interests.base[Int(symbol)].insert(.signed)
    }
    readInParts(jobs: jobs)
    joinFunctions()
    order = units.keys.sorted()
  }

  /// The declarations that reach a value of each slice or root, in order.
  func unitsBySource() -> [Node: [Int32]] {
    order.reduce(into: [:]) { found, id in
      for node in units[id]!.sources { found[node, default: []].append(id) }
    }
  }

  /// Has read nothing yet, and knows of the program what another knows.
  init(partOf whole: FlowReader) {
    catalog = whole.catalog
    facts = whole.facts
    declarations = whole.declarations
    signatures = whole.signatures
    laundered = whole.laundered
    compared = whole.compared
    conversions = whole.conversions
    interests = whole.interests
    namedByMembers = whole.namedByMembers
  }

  private func classify() {
    let own = ownInterests()
    defer { own.deallocate() }
    let (symbols, count) = (facts.symbols.base, facts.symbols.count)
    for number in 0..<count {
      let symbol = symbols[number]
      var interest = Interest()
      if symbol.parent >= 0 {
        let outer = symbols[Int(symbol.parent)]
        let parent = outer.kind == .extension ? outer.extended : symbol.parent
        let isConstructor = symbol.kind == .constructor
        if parent >= 0 {
          if own[Int(parent)].contains(.member), symbol.kind != .parameter {
            interest.insert(.member)
          }
          if own[Int(parent)].contains(.root), isConstructor { interest.insert(.root) }
          if own[Int(parent)].contains(.signed), isConstructor { interest.insert(.signed) }
        }
        if outer.kind == .extension, own[Int(symbol.parent)].contains(.signed) {
          interest.insert(.signed)
        }
      }
      if own[number].contains(.signed) {
        let isType =
          symbol.kind.isNominal || symbol.kind == .protocol || symbol.kind == .alias
        interest.insert(isType ? .type : .signed)
      }
      if own[number].contains(.root) { interest.insert(.root) }
      if symbol.kind.isFunction, takesOfItsClass(Int32(number)) { interest.insert(.ancestor) }
      interests.append(interest)
    }
  }

  /// Of each symbol whether its members are providers', whether it is a root and whether it has a
  /// signature, in one place: few have, and there are many symbols to ask for.
  private func ownInterests() -> UnsafeMutablePointer<Interest> {
    let own = UnsafeMutablePointer<Interest>.allocate(capacity: facts.symbols.count + 1)
    own.fill(with: Interest(), count: facts.symbols.count + 1)
    for symbol in catalog.providersWithProtocol.keys { own[Int(symbol)].insert(.member) }
    for symbol in catalog.rootOf.keys { own[Int(symbol)].insert(.root) }
    for symbol in signatures.all.keys { own[Int(symbol)].insert(.signed) }
    return own
  }

  private func namesAnythingOfInterest(_ numbers: GrowingBuffer<Int32>) -> Bool {
    let (interests, numbers, count) = (interests.base, numbers.base, numbers.count)
    // In a debug build each step through a range is a call.
    var index = 0
    while index < count, interests[Int(numbers[index])].rawValue == 0 { index += 1 }
    return index < count
  }

  /// Reads what a file says of symbols that mean something for dependencies.
  func read(_ file: Int) {
    let numbers = facts.files[file].numbers
    guard namesAnythingOfInterest(numbers) else { return }
    let record = facts.files[file].record
    for index in 0..<record.occurrences.count {
      let occurrence = record.occurrences.base[index]
      guard occurrence.roles.rawValue & Roles.reference.rawValue != 0 else { continue }
      let symbol = numbers.base[Int(occurrence.symbol)]
      let interest = interests.base[Int(symbol)]
      guard interest.rawValue != 0 else { continue }
      let owner = self.owner(of: occurrence, numbers, file)
      let unit = entry(owner)
      let place = Unit.Place(file: file, occurrence: index)
      if interest.contains(.member) {
        let use = unit.demands.count..<unit.demands.count + 1
        let providers = catalog.providers(ofMember: symbol)
        unit.demands.append(.init(wanted: .member(of: providers), by: symbol, place: place))
        settle(
          use, on: receiver(of: occurrence, in: file, by: owner), place, of: owner, unit)
        unit.hasBody = true
      }
      if interest.contains(.root) { addRoot(symbol, occurrence, owner, file, to: unit) }
      if interest.contains(.signed) {
        unit.hasBody = true
        addReference(to: symbol, occurrence, by: owner, place, unit)
        note(symbol, occurrence, owner, file)
      }
      if interest.contains(.ancestor) { addDemandsOfAncestor(by: symbol, place, owner, unit) }
      if interest.contains(.type), !isMade(occurrence, in: file),
        !isOwn(symbol, occurrence, in: file, by: owner)
      {
        let start = unit.demands.count
        addDemands(ofType: symbol, place, unit)
        let conforming = conformingNodes(of: occurrence, by: owner, in: file)
        let arguments = typeArguments(of: occurrence, in: file, by: owner)
        if let origin = arguments ?? conforming.map(Origin.these) {
          for index in start..<unit.demands.count { unit.demands[index].origin = origin }
        }
        if unit.demands.count > start, let token = token(of: occurrence, in: file),
          let values = given(toStaticFunctionOfTypeAt: token, in: file), values.count == 1
        {
          leaveOpen(start..<unit.demands.count, .value(values[0]), place, of: owner)
        }
        if conforming != nil, let defaults = signatures.defaults[symbol] {
          let asked = unit.demands[start...].filter { !$0.isOne(of: defaults) }
          unit.demands.replaceSubrange(start..., with: asked)
        }
      }
    }
  }

  /// What a declaration does, as far as it is known by now.
  func entry(_ owner: Int32) -> Unit {
    if let known = units[owner] { return known }
    let unit = Unit()
    units[owner] = unit
    return unit
  }

  func token(of occurrence: RecordFacts.Occurrence, in file: Int) -> Int? {
    facts.source(file).token(at: occurrence)
  }

  /// The declaration that a reference stands in, or a number that stands for its file.
  func owner(of reference: Reference) -> Int32 {
    owner(of: reference.occurrence, facts.files[reference.file].numbers, reference.file)
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
      if let token = source.token(at: occurrence) {
        owner = declarations.owner(around: token, in: file) ?? owner
      }
    }
    while owner >= 0, facts.symbols.base[Int(owner)].kind == .parameter {
      owner = facts.symbols.base[Int(owner)].parent
    }
    return owner >= 0 ? owner : -2 - Int32(file)
  }

  private func addRoot(
    _ symbol: Int32, _ occurrence: RecordFacts.Occurrence, _ owner: Int32, _ file: Int,
    to unit: Unit
  ) {
    let isMade = facts.symbols.base[Int(symbol)].kind == .constructor
    guard let root = catalog.rootOf[isMade ? facts.nominalParent(symbol) : symbol] else { return }
    let node = catalog.node(root: root)
    unit.sources.insert(node)
    guard isMade else { return }
    unit.roots.insert(root)
    let source = facts.source(file)
    let token = source.token(at: occurrence)
    let isDefault =
      owner >= 0 && facts.symbols.base[Int(owner)].kind.isFunction
      && token.flatMap { declarations.text(of: owner)?.header.contains($0) } == true
    if !isDefault { unit.wiredRoots.insert(root) }
    guard !occurrence.roles.contains(.implicit), let token else { return }
    members[owner, default: [:]][file, default: []].append(
      .init(
        token: token, supplied: [node], handedToClosures: [], isCall: true,
        signature: Signature()))
  }

  /// Declarations whose code names nothing of interest may still lose what they take, and a
  /// signature such as `let box: Box<AppDependencies>` hands a root to `Box` without any code.
  func addSilentUnits(_ signed: [Int32]) {
    for symbol in signed where units[symbol] == nil {
      let isOfInterest = signatures.all[symbol]!.mentions.contains { mention in
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
