/// Keeps needs of slices whose identity as a type matters: overloads told apart by their slices,
/// witnesses and overrides that spell the same type in two ways.
final class Couplings {
  let flow: FlowReader
  let catalog: Catalog
  let facts: Facts
  let signatures: [Int32: Signature]
  var seeds = Seeds()
  /// The slices of which a value goes where a type may be inferred from it.
  lazy var lost = flow.units.values.reduce(into: Set<Node>()) { $0.formUnion($1.lost) }
  /// What no root can be, and which casts may ask for one, with what they stand in.
  lazy var plain = PlainParameters(flow)
  lazy var openCasts = castsToOpenParameters()
  lazy var casting = declarationsThatCast()

  private init(_ flow: FlowReader) {
    self.flow = flow
    catalog = flow.catalog
    facts = flow.catalog.facts
    signatures = flow.signatures.all
  }

  /// The needs that stay for the type's sake, and the slices that stay equal.
  static func seeds(of flow: FlowReader) -> Seeds {
    let couplings = Couplings(flow)
    couplings.read()
    return couplings.seeds
  }

  /// The needs that stay for choices that no index tells.
  static func unseenChoices(of flow: FlowReader) -> Seeds {
    let couplings = Couplings(flow)
    couplings.keepUnseenChoices()
    return couplings.seeds
  }

  private func read() {
    keepOverloads()
    keepAnswers()
    keepWitnesses()
    linkSameTypes()
    keepBorrowedWitnesses()
    keepInferredAttributes()
    keepConditions()
    keepParents()
    keepAttributes()
    keepCastTargets()
    keepRefinements()
    keepSpelledArguments()
    keepBoundTargets()
    keepKeyPathRoots()
    keepImplicitMembers()
  }

  func keep(_ node: Node, _ provider: Int, _ doubt: Reason.Doubt) {
    seeds.needs.append(
      .init(need: .init(node: node, provider: provider), reason: .doubt(doubt)))
  }

  func targets(_ symbol: Int32) -> Set<Mention.Target> {
    let own = signatures[symbol]?.mentions ?? []
    let outer = constraint(of: facts.symbols.base[Int(symbol)])?.mentions ?? []
    return Set(own.union(outer).map(\.target))
  }

  private func keepWitnesses() {
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
  private func couple(
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
}
