/// What a consumer does with what its slices need.
struct Dealings {
  /// The providers that it uses, each with the first place.
  private(set) var uses: [Int: Unit.Place] = [:]
  /// The providers that it hands on, by what takes them.
  private(set) var forwards: [Int32: Set<Int>] = [:]
  /// The slices under which it hands each provider on.
  private var slices: [Int: Set<Int>] = [:]
  /// What it hands on under its own name.
  private var byName: Set<Int> = []

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
          guard !handed.isEmpty else { continue }
          forwards[target, default: []].formUnion(handed)
          if case .slice(let node) = demand.wanted {
            for provider in handed { slices[provider, default: []].insert(node.number) }
          } else {
            byName.formUnion(handed)
          }
        }
      }
    }
  }

  /// What it hands on to somebody who needs it.
  func isHandedOnInNeed(_ provider: Int, in program: Program) -> Bool {
    byName.contains(provider)
      || slices[provider]?.contains { program.isNeeded(provider, by: $0) } == true
  }

  private mutating func use(_ provider: Int, _ place: Unit.Place) {
    if let known = uses[provider], known <= place { return }
    uses[provider] = place
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
