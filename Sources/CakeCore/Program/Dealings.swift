/// What a consumer does with what its slices need.
struct Dealings {
  /// The providers that it uses, each with the first place.
  private(set) var uses: [Int: Unit.Place] = [:]
  /// The providers that it hands on, by what takes them.
  private(set) var forwards: [Int32: Set<Int>] = [:]

  var handedOn: Set<Int> { forwards.values.reduce(into: []) { $0.formUnion($1) } }

  init(of consumer: Consumer, doing units: [Int32], in program: Program) {
    let catalog = program.catalog
    let needs = consumer.slices.reduce(into: Set<Int>()) {
      $0.formUnion(catalog.slices[$1].needs)
    }
    for id in units {
      for demand in program.flow.units[id]!.demands where demand.mayAskSlices(catalog) {
        switch demand.wanted {
        case .member(let providers):
          for provider in providers where needs.contains(provider) { use(provider, demand.place) }
        case .named(let provider):
          if needs.contains(provider) { use(provider, demand.place) }
        case .slice, .provider:
          guard let target = program.facts.consumer(for: demand.by), target != consumer.symbol
          else { continue }
          let handed = demand.asked(catalog).intersection(needs)
          if !handed.isEmpty { forwards[target, default: []].formUnion(handed) }
        }
      }
    }
  }

  private mutating func use(_ provider: Int, _ place: Unit.Place) {
    if let known = uses[provider], known <= place { return }
    uses[provider] = place
  }
}

extension Program {
  /// Whether a consumer hands a provider on to somebody who needs it.
  func isHandedOnInNeed(_ provider: Int, by consumer: Int) -> Bool {
    units(of: consumer).contains { id in
      flow.units[id]!.demands.contains { demand in
        guard demand.mayAskSlices(catalog), let target = facts.consumer(for: demand.by),
          target != consumers[consumer].symbol
        else { return false }
        switch demand.wanted {
        case .slice(let node):
          return catalog.needs(of: node).contains(provider) && isNeeded(provider, by: node.number)
        case .provider(let asked): return asked == provider
        case .member, .named: return false
        }
      }
    }
  }
}

extension Unit.Demand {
  /// Whether it may be a slice's value that something is asked of, not only what roots have that the
  /// code makes or finds itself.
  fileprivate func mayAskSlices(_ catalog: Catalog) -> Bool {
    switch origin {
    case .these(let nodes), .joint(let nodes): nodes.contains { catalog.root(of: $0) == nil }
    case .nobody: false
    case .unknown: true
    }
  }

  /// The providers that something must have to be handed on as what is wanted.
  fileprivate func asked(_ catalog: Catalog) -> Set<Int> {
    switch wanted {
    case .slice(let node): catalog.needs(of: node)
    case .provider(let provider): [provider]
    case .member, .named: []
    }
  }
}
