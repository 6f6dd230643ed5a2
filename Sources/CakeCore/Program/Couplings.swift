/// Keeps needs of slices whose identity as a type matters: overloads told apart by their slices,
/// witnesses and overrides that spell the same type in two ways.
struct Couplings {
  let flow: FlowReader
  var catalog: Catalog { flow.catalog }
  var facts: Facts { catalog.facts }
  private var signatures: [Int32: Signature] { flow.signatures.all }
  var seeds = Seeds()
  /// The slices of which a value goes where a type may be inferred from it.
  lazy var lost = flow.units.values.reduce(into: Set<Node>()) { $0.formUnion($1.lost) }

  private init(_ flow: FlowReader) { self.flow = flow }

  /// The needs that stay for the type's sake, and the slices that stay equal.
  static func seeds(of flow: FlowReader) -> Seeds {
    var couplings = Couplings(flow)
    couplings.read()
    return couplings.seeds
  }

  private mutating func read() {
    keepOverloads()
    keepAnswers()
    keepWitnesses()
    linkSameTypes()
    keepBorrowedWitnesses()
    keepInferredAttributes()
    keepConditions()
    keepAttributes()
    keepCastTargets()
    keepSpelledArguments()
    keepBoundTargets()
    keepKeyPathRoots()
    keepImplicitMembers()
    keepUnseenChoices()
  }

  mutating func keep(_ node: Node, _ provider: Int, _ doubt: Reason.Doubt) {
    seeds.needs.append(
      .init(need: .init(node: node, provider: provider), reason: .doubt(doubt)))
  }

  private struct Overload: Hashable {
    var parent: Int32
    var module: String
    var name: String
  }

  private mutating func keepOverloads() {
    let signed = Marks(flow.signatures.all.keys, in: facts)
    let overloads = facts.symbols { symbol in
      let value = facts.symbols.base[Int(symbol)]
      return (value.kind.isFunction || value.kind.isProperty) && !value.isImplicit
        && value.definitionFile >= 0
        && (signed.contains(symbol) || extensionAround(value).map(signed.contains) == true)
    }.map { (symbol: $0, parent: ancestors(of: facts.nominalParent($0)).last!) }
    // Most names stand alone, which is told by a hash of them.
    let hashes = overloads.map { symbol, parent in
      var hasher = Hasher()
      hasher.combine(parent)
      hasher.combine(bytes: facts.nameBytes(symbol))
      return hasher.finalize()
    }
    let counts = hashes.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    var groups: [Overload: [Int32]] = [:]
    for ((symbol, parent), hash) in zip(overloads, hashes) where counts[hash]! > 1 {
      let key = Overload(
        parent: parent, module: parent < 0 ? facts.module(symbol) : "", name: facts.name(symbol))
      groups[key, default: []].append(symbol)
    }
    for group in groups.values.sorted(by: { $0[0] < $1[0] }) where group.count > 1 {
      for symbol in group {
        guard let other = group.first(where: { areTold(symbol, from: $0) }) else { continue }
        if let own = signatures[symbol] { keepAll(own, symbol, other) }
        if let outer = constraint(of: facts.symbols.base[Int(symbol)]) {
          keepAll(outer, symbol, other)
        }
      }
    }
  }

  /// Whether two declarations of a name are told apart by their slices. Without a need, a method
  /// may become an override of an ancestor's, but never of a sibling's.
  private func areTold(_ one: Int32, from other: Int32) -> Bool {
    guard one != other, targets(one) != targets(other) else { return false }
    let (type, otherType) = (facts.nominalParent(one), facts.nominalParent(other))
    return type < 0 || ancestors(of: type).contains(otherType)
      || ancestors(of: otherType).contains(type)
  }

  /// A type and the classes above it, the topmost last.
  func ancestors(of type: Int32) -> [Int32] {
    var found = [type]
    while let last = found.last, last >= 0, found.count < 64,
      let parent = catalog.bases(of: last).first(where: {
        facts.symbols.base[Int($0.base)].kind == .class
      })
    { found.append(parent.base) }
    return found
  }

  /// What the extension around a member demands.
  private func constraint(of symbol: Facts.Symbol) -> Signature? {
    extensionAround(symbol).flatMap { signatures[$0] }
  }

  func extensionAround(_ symbol: Facts.Symbol) -> Int32? {
    symbol.parent >= 0 && facts.symbols.base[Int(symbol.parent)].kind == .extension
      ? symbol.parent : nil
  }

  func targets(_ symbol: Int32) -> Set<Mention.Target> {
    let own = signatures[symbol]?.mentions ?? []
    let outer = constraint(of: facts.symbols.base[Int(symbol)])?.mentions ?? []
    return Set(own.union(outer).map(\.target))
  }

  private mutating func keepWitnesses() {
    for index in 0..<facts.overrides.count {
      let relation = facts.overrides.base[index]
      let (own, asked) = (relation.overriding, relation.overridden)
      guard signatures[own] != nil, signatures[asked] != nil,
        !facts.symbols.base[Int(own)].isImplicit
      else { continue }
      for (one, other) in matched(own, asked) {
        couple(Set(one.joined()), Set(other.joined()), own, asked)
        couple(Set(other.joined()), Set(one.joined()), asked, own)
      }
    }
  }

  /// What a type names, name by name.
  private typealias Spelling = [Set<Mention.Target>]

  /// The types of two declarations that must be the same, in the words of each: the parameters
  /// that differ, or all together where the text doesn't tell.
  private func matched(_ one: Int32, _ other: Int32) -> [(Spelling, Spelling)] {
    guard let own = parts(of: one), let others = parts(of: other), own.count == others.count else {
      let all = [one, other].map { [Set(signatures[$0]!.mentions.map(\.target))] }
      return [(all[0], all[1])]
    }
    return zip(own, others).filter { $0 != $1 }
  }

  /// What stands in each parameter and in the result; nil where that is not all that is mentioned.
  private func parts(of symbol: Int32) -> [Spelling]? {
    let declarations = flow.signatures.declarations
    guard let text = declarations.text(of: symbol) else { return nil }
    let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
    func spelling(_ range: Range<Int>) -> Spelling {
      catalog.typeReferences(in: range, of: file).map { flow.signatures.targets(of: $0.symbol) }
        .filter { !$0.isEmpty }
    }
    guard spelling(text.generics).isEmpty, spelling(text.whereClause).isEmpty else { return nil }
    let parts = (text.parameters.map(\.type) + [text.result]).map(spelling)
    let named = Set(parts.joined().joined())
    return signatures[symbol]!.mentions.allSatisfy { named.contains($0.target) } ? parts : nil
  }

  /// Whatever one type names of the other's slices in its own words stays equal.
  private mutating func couple(
    _ one: Set<Mention.Target>, _ other: Set<Mention.Target>, _ symbol: Int32, _ otherSymbol: Int32
  ) {
    for case .node(let node) in one where catalog.isSlice(node) {
      for target in other {
        switch target {
        case .node(let same) where same != node && catalog.isSlice(same):
          seeds.links.append(.init(one: node, other: same))
        case .provider(let provider) where catalog.needs(of: node).contains(provider):
          keep(node, provider, .coupling(symbol, with: otherSymbol))
        default: break
        }
      }
    }
  }

  mutating func keepAll(_ signature: Signature, _ symbol: Int32, _ other: Int32) {
    for mention in signature.mentions {
      guard case .node(let node) = mention.target, catalog.isSlice(node) else { continue }
      for provider in catalog.needs(of: node).sorted() {
        keep(node, provider, .overload(symbol, other: other))
      }
    }
  }
}
