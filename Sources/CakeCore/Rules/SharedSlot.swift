/// One slot is called with two closures, so that one caller gets what the other's makes.
enum SharedSlot: Rule {
  static let id = RuleID.sharedSlot

  static func findings(in program: Program) -> [Finding] {
    let construction = program.construction
    var uses: [Slot: [SlotCalls.Call]] = [:]
    for call in construction.slotCalls.all where call.isUsed && call.isCertain {
      for slot in slots(of: call, construction) { uses[slot, default: []].append(call) }
    }
    return uses.compactMap { slot, calls in
      // The same words twice make the same value, whoever comes first.
      var texts: Set<[String]> = []
      var different = calls.filter { texts.insert(words(of: $0, program.facts)).inserted }
      // `.init(name: "all")` is what `Cache(name: "all")` is.
      let rests = Set(texts.map { Array($0.dropFirst()) })
      different.removeAll { rests.contains(words(of: $0, program.facts)) }
      return different.count > 1 ? finding(slot, different, program) : nil
    }
  }

  /// One instance of a slot for each root: by the properties that lead to it.
  private struct Slot: Hashable {
    var root: Int
    var path: [Int32]
    /// By whose name it is found, if it is one of several.
    var property: Int32?
  }

  private static func slots(of call: SlotCalls.Call, _ construction: Construction) -> [Slot] {
    guard case .member(let base, let symbol, _) = call.slot else { return [] }
    let members = construction.members
    let property = call.lifetime == .named ? call.container : nil
    let owner = construction.catalog.rootOf[construction.facts.nominalParent(symbol)]
    let kind = construction.facts.symbols.base[Int(symbol)].kind
    // The parent's slots and a type's own are the same from wherever they are called.
    if let owner, kind != .instanceProperty || base.map(construction.leadsToParent) == true {
      let isCertain = !members.isOverride(call.container) && members.isStored(symbol)
      return isCertain ? [Slot(root: owner, path: [symbol], property: property)] : []
    }
    let roots = construction.slotCalls.roots(of: call.container)
    return roots.compactMap { root in
      guard let path = path(to: base, symbol, on: root, construction) else { return nil }
      return Slot(root: root, path: path, property: property)
    }
  }

  /// The stored properties from `self` to a slot, as the root has them.
  private static func path(
    to base: Code?, _ symbol: Int32, on root: Int, _ construction: Construction
  ) -> [Int32]? {
    let members = construction.members
    switch base {
    case nil, .this?:
      let type = construction.catalog.roots[root].symbol
      guard let own = members.resolve(symbol, on: .root(root), type: type), members.isStored(own)
      else { return nil }
      return [own]
    case .member(let next, let property, _)?:
      guard members.isStored(symbol),
        let path = path(to: next, property, on: root, construction)
      else { return nil }
      return path + [symbol]
    default: return nil
    }
  }

  /// What a closure says, without what says nothing more: `{ [self] in return self.make() }`.
  private static func words(of call: SlotCalls.Call, _ facts: Facts) -> [String] {
    let source = facts.source(call.file)
    let range = call.made
    guard source.matches(range.lowerBound, "{") else {
      // `make` is what `{ make() }` is.
      return words(range, of: call, facts) + (range.isEmpty ? [] : ["(", ")"])
    }
    var start = range.lowerBound + 1
    if source.matches(start, "["), let end = source.partner(of: start) { start = end + 1 }
    if source.matches(start, "("), let end = source.partner(of: start), end == start + 1 {
      start = end + 1
    }
    // What a closure without parameters says of its type is what the slot says.
    let body = (start..<range.upperBound - 1).first {
      source.matches($0, "in") && source.enclosing($0) == range.lowerBound
        && !(start..<$0).contains { source.matchesAny($0, "for", "=", "return", "try") }
    }
    return words((body ?? start - 1) + 1..<range.upperBound - 1, of: call, facts)
  }

  private static func words(
    _ range: Range<Int>, of call: SlotCalls.Call, _ facts: Facts
  ) -> [String] {
    let source = facts.source(call.file)
    let type = facts.nominalParent(call.container)
    let isOpening = source.matchesAny(call.token, "(", "{")
    let base = names(before: isOpening ? call.token - 1 : call.token, source)
    let said = range.filter { !base.isEmpty && names(before: $0, source) == base }
      .reduce(into: Set<Int>()) { $0.formUnion(($1 - 2 * base.count)..<$1) }
    return range.filter { token in
      switch source.name(at: token) {
      case _ where said.contains(token): false
      case "return": false
      case "try", "await": source.matchesAny(token + 1, "?", "!")
      case "self": !source.matches(token + 1, ".")
      case "init": !source.matches(token - 1, ".")
      case ".": !source.matches(token - 1, "self") && !source.matches(token + 1, "init")
      case ",": !source.matchesAny(token + 1, ")", "]")
      case ";": false
      default: true
      }
    }.map { token in
      let isOwnType = type >= 0 && source.matches(token, "Self")
      return isOwnType ? facts.name(type) : String(source.text(at: token))
    }
  }

  /// `parent` of `parent._cache`: whose slot it is says `name` in its closure for `parent.name`.
  private static func names(before token: Int, _ source: SourceText) -> [String] {
    var names: [String] = []
    var start = token
    while source.matches(start - 1, "."), source.isIdentifier(start - 2),
      !source.matches(start - 2, "self")
    {
      start -= 2
      names.append(source.name(at: start))
    }
    return names
  }

  private static func finding(
    _ slot: Slot, _ calls: [SlotCalls.Call], _ program: Program
  ) -> Finding? {
    let facts = program.facts
    let root = program.catalog.roots[slot.root]
    guard let symbol = slot.path.last, root.isOwn, facts.files[facts.file(of: symbol)].isOwn
    else { return nil }
    let places = calls.map { ($0.place(facts), facts.name($0.container)) }.sorted { $0.0 < $1.0 }
    return Finding(
      rule: id, severity: id.defaultSeverity,
      message: "'\(program.shown(root.symbol)).\(facts.name(symbol))' is called with "
        + "\(calls.count == 2 ? "two" : "\(calls.count)") closures; "
        + "whoever comes later gets what another one's made",
      location: facts.definitionPlace(symbol), subject: [.root: .name(root.name)],
      notes: places.map {
        .init(message: "called in '\($0.1)'", location: $0.0)
      } + [
        .init(
          message: "give each value a slot of its own", location: facts.definitionPlace(symbol))
      ])
  }
}

extension SlotCalls.Call {
  func place(_ facts: Facts) -> SourcePlace {
    let value = facts.source(file)[token]
    return SourcePlace(
      file: facts.files[file].path, line: Int(value.line), column: Int(value.column))
  }
}

extension Facts {
  func file(of symbol: Int32) -> Int { Int(symbols.base[Int(symbol)].definitionFile) }
}
