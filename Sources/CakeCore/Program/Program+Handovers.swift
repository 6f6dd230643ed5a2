/// One hand to the next: at a place, dependencies go to something that asks for them.
///
/// A value is taken to go somewhere only if the compiler would let it.
struct Handover: Hashable {
  enum Giver: Hashable {
    /// By its number in the catalog.
    case root(Int)
    /// By its symbol.
    case consumer(Int32)
  }

  var place: SourcePlace
  var from: Giver
  /// What takes it.
  var to: Int32
  /// The slice that it is taken as; none where something else is asked for.
  var slice: Int?
  var providers: Set<Int>
}

extension Program {
  /// Whether a slice needs a provider, or includes one that does: then it has it whoever takes it.
  func isNeeded(_ provider: Int, by slice: Int) -> Bool {
    liveness.isLive(catalog.node(slice: slice), provider)
      || catalog.slices[slice].includedSlices.contains {
        catalog.slices[$0].needs.contains(provider) && isNeeded(provider, by: $0)
      }
  }

  /// Every hand to the next, by place.
  func handovers() -> [Handover] {
    unsortedHandovers().sorted {
      ($0.place, $0.to, $0.slice ?? -1, order(of: $0.from), $0.providers.min() ?? -1)
        < ($1.place, $1.to, $1.slice ?? -1, order(of: $1.from), $1.providers.min() ?? -1)
    }
  }

  /// The same in no order.
  func unsortedHandovers() -> Set<Handover> {
    var found: Set<Handover> = []
    for (id, unit) in flow.units {
      let consumer = enclosingConsumer(id)
      for demand in unit.demands where demand.by >= 0 {
        guard let to = facts.consumer(for: demand.by), !isLabel(demand) else { continue }
        let asked: (slice: Int?, providers: Set<Int>)
        switch demand.wanted {
        case .slice(let node):
          asked = (catalog.isSlice(node) ? node.number : nil, catalog.needs(of: node))
        case .provider(let provider): asked = (nil, [provider])
        case .member, .named: continue
        }
        for from in givers(of: demand, asked.providers, unit, consumer)
        where symbol(of: from) != to {
          found.insert(
            Handover(
              place: place(demand.place), from: from, to: to, slice: asked.slice,
              providers: asked.providers))
        }
      }
    }
    return found
  }

  /// One type can be a root and a consumer.
  private func order(of giver: Handover.Giver) -> Int {
    if case .root = giver { Int(symbol(of: giver)) * 2 } else { Int(symbol(of: giver)) * 2 + 1 }
  }

  func symbol(of giver: Handover.Giver) -> Int32 {
    switch giver {
    case .root(let root): catalog.roots[root].symbol
    case .consumer(let consumer): consumer
    }
  }

  /// The roots, and the consumer around, whose values meet a demand.
  ///
  /// Where that was not made out, it is what is in reach and has all that is asked for, if that is
  /// one thing only.
  private func givers(
    of demand: Unit.Demand, _ asked: Set<Int>, _ unit: Unit, _ consumer: Int32?
  ) -> [Handover.Giver] {
    if case .joint(let nodes) = demand.origin {
      let had = nodes.reduce(into: Set<Int>()) { $0.formUnion(catalog.needs(of: $1)) }
      guard let consumer, asked.isSubset(of: had) else { return [] }
      return [.consumer(consumer)]
    }
    let fitting = (demand.origin.nodes ?? unit.sources).filter {
      catalog.provider(of: $0) == nil && asked.isSubset(of: catalog.needs(of: $0))
    }
    if case .unknown = demand.origin, fitting.count > 1 { return [] }
    var givers = fitting.compactMap(catalog.root(of:)).map(Handover.Giver.root)
    if let consumer, fitting.contains(where: catalog.isSlice) { givers.append(.consumer(consumer)) }
    return givers
  }

  /// Whether it is an argument's label: the call itself tells of it as well.
  private func isLabel(_ demand: Unit.Demand) -> Bool {
    let file = demand.place.file
    guard demand.place.token == nil,
      facts.symbols.base[Int(demand.by)].kind == .instanceProperty
    else { return false }
    let occurrence = facts.files[file].record.occurrences.base[demand.place.occurrence]
    return facts.isLabel(
      .init(symbol: demand.by, file: file, index: demand.place.occurrence, occurrence: occurrence))
  }
}
