/// What pictures are drawn from: the one place here that knows how the flow of values is kept.
///
/// A value is taken to go somewhere only if the compiler would let it: where more than one could be
/// meant, those count that have all that is asked for.
struct GraphFacts {
  enum Giver: Hashable {
    case root(Int)
    case consumer(Int)
  }

  struct Handover: Hashable {
    var from: Giver
    /// What takes it, by symbol.
    var to: Int32
    /// The slice that it is taken as; none where a provider is asked for by itself.
    var slice: Int?
    var providers: Set<Int>
    var place: SourcePlace
  }

  struct Use: Hashable {
    var consumer: Int
    var provider: Int
    var within: Int32
    var place: SourcePlace
  }

  let program: Program
  var catalog: Catalog { program.catalog }
  var facts: Facts { program.facts }

  func isNeeded(_ provider: Int, in slice: Int) -> Bool {
    program.liveness.isLive(catalog.node(slice: slice), provider)
  }

  func needs(of consumer: Int) -> Set<Int> {
    program.consumers[consumer].slices.reduce(into: []) { $0.formUnion(catalog.slices[$1].needs) }
  }

  /// Every hand to the next, by place.
  func handovers() -> [Handover] {
    var found: Set<Handover> = []
    for (id, unit) in program.flow.units {
      let consumer = program.enclosingConsumer(id).flatMap { program.consumerNumbers[$0] }
      for demand in unit.demands {
        guard let to = program.consumer(for: demand.by) else { continue }
        let asked: (slice: Int?, providers: Set<Int>)
        switch demand.wanted {
        case .slice(let node):
          asked = (catalog.isSlice(node) ? node.number : nil, catalog.needs(of: node))
        case .provider(let provider): asked = (nil, [provider])
        case .member, .named: continue
        }
        for from in givers(values(of: demand, in: unit), asked.providers, consumer)
        where from != giver(of: to) {
          found.insert(
            Handover(
              from: from, to: to, slice: asked.slice, providers: asked.providers,
              place: program.place(demand.place)))
        }
      }
    }
    var lines: Set<Handover> = []
    return found.sorted { ($0.place, $0.to, $0.slice ?? -1) < ($1.place, $1.to, $1.slice ?? -1) }
      .filter { handover in
        // A type and its initialiser are two symbols of one call.
        var line = handover
        line.place.column = 0
        return lines.insert(line).inserted
      }
  }

  /// What a demand can be met with: where that was not made out, anything in reach.
  private func values(of demand: Unit.Demand, in unit: Unit) -> Set<Node> {
    switch demand.origin {
    case .these(let nodes): nodes
    case .nobody: []
    case .unknown: unit.sources
    }
  }

  /// Of some values, the roots, and the consumer around if it has one of them, that have it all.
  private func givers(
    _ nodes: Set<Node>, _ providers: Set<Int>, _ consumer: Int?
  ) -> Set<Giver> {
    var found: Set<Giver> = []
    for node in nodes where providers.isSubset(of: catalog.needs(of: node)) {
      if catalog.isSlice(node) {
        if let consumer { found.insert(.consumer(consumer)) }
      } else if let root = catalog.root(of: node) {
        found.insert(.root(root))
      }
    }
    return found
  }

  private func giver(of symbol: Int32) -> Giver? {
    program.consumerNumbers[symbol].map(Giver.consumer)
  }

  /// Every place where a consumer names a member of what it needs.
  func uses() -> [Use] {
    var providersOf: [Int32: [Int]] = [:]
    for number in 0..<facts.symbols.count {
      let symbol = facts.symbols.base[number]
      guard symbol.parent >= 0, symbol.kind != .parameter else { continue }
      let isAccessor = Subkind.isAccessor(symbol.subkind) && symbol.subkind != Subkind.subscripting
      let providers = catalog.providers(ofMember: Int32(number))
      if !isAccessor, !providers.isEmpty { providersOf[Int32(number)] = providers }
    }
    var needed: [Int: Set<Int>] = [:]
    var found: Set<Use> = []
    for reference in catalog.references(to: Set(providersOf.keys)) where !reference.isImplicit {
      let owner = program.flow.owner(of: reference)
      guard owner != reference.symbol, let symbol = program.enclosingConsumer(owner),
        let consumer = program.consumerNumbers[symbol]
      else { continue }
      let needs = needed[consumer] ?? needs(of: consumer)
      needed[consumer] = needs
      for provider in providersOf[reference.symbol]! where needs.contains(provider) {
        found.insert(
          Use(
            consumer: consumer, provider: provider, within: owner,
            place: facts.place(of: reference)))
      }
    }
    return found.sorted { ($0.place, $0.provider) < ($1.place, $1.provider) }
  }

  /// A declaration's name, or the file of code that stands outside of any.
  func name(ofUnit unit: Int32) -> String {
    unit >= 0 ? facts.qualifiedName(unit) : facts.files[Int(-2 - unit)].path
  }
}
