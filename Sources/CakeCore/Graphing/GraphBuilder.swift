/// Makes the model of the pictures from a program and the findings about it.
struct GraphBuilder {
  let program: Program
  let findings: [Finding]
  private let facts: GraphFacts
  private let parts: [RootPart]
  private var catalog: Catalog { program.catalog }
  private var symbols: Facts { program.facts }

  init(_ program: Program, _ findings: [Finding]) {
    self.program = program
    self.findings = findings
    facts = GraphFacts(program: program)
    parts = RootPart.all(in: program)
  }

  /// The model, with where each of the program's things stands in it.
  func build() -> (model: GraphModel, positions: GraphPositions) {
    let positions = GraphPositions(program)
    var model = GraphModel()
    model.providers = providers(positions)
    model.slices = slices(positions)
    model.features = features(positions)
    model.roots = roots(positions)
    model.modules = ImportReader(program, parts).modules()
    shortenNames(&model)
    connect(&model, positions)
    addRemovals(&model, positions)
    model.findings = GraphProblems(positions, model).problems(findings)
    GraphMetrics.fill(&model)
    return (model, positions)
  }

  private func providers(_ positions: GraphPositions) -> [GraphModel.Provider] {
    positions.providers.map { number in
      let provider = catalog.providers[number]
      return GraphModel.Provider(
        name: provider.name, short: "", module: provider.module,
        members: provider.requirements.map(symbols.name).sorted(),
        isFactory: !provider.requirements.isEmpty
          && provider.requirements.allSatisfy {
            self.symbols.symbols.base[Int($0)].kind.isFunction
              && self.symbols.name($0).hasPrefix("make")
          },
        place: symbols.definitionPlace(provider.symbol))
    }
  }

  private func slices(_ positions: GraphPositions) -> [GraphModel.Slice] {
    positions.slices.map { number in
      let slice = catalog.slices[number]
      return GraphModel.Slice(
        name: slice.name, short: "", module: slice.module, place: slice.place,
        needs: positions.providers(slice.needs),
        takers: program.consumersOfSlice[number].compactMap { positions.feature[$0] }.sorted())
    }
  }

  private func features(_ positions: GraphPositions) -> [GraphModel.Feature] {
    var uses: [Int: [Int: [GraphModel.Use]]] = [:]
    for use in facts.uses() {
      uses[use.consumer, default: [:]][use.provider, default: []].append(
        .init(place: use.place, within: facts.name(ofUnit: use.within)))
    }
    let forwards = self.forwards(positions)
    return positions.features.map { number in
      let consumer = program.consumers[number]
      var feature = GraphModel.Feature(
        name: consumer.name, short: "", module: consumer.module, place: consumer.place,
        isTest: program.isOfTests(consumer.symbol),
        slices: consumer.slices.compactMap { positions.slice[$0] }.sorted())
      feature.cells = facts.needs(of: number).sorted {
        positions.provider[$0]! < positions.provider[$1]!
      }.map { provider in
        let used = uses[number]?[provider] ?? []
        let forwarded = forwards[number]?[provider] ?? []
        var cell = GraphModel.Cell(
          provider: positions.provider[provider]!, state: .kept, uses: used, forwards: forwarded)
        cell.state = state(of: provider, in: consumer, used, forwarded)
        return cell
      }
      return feature
    }
  }

  private func state(
    of provider: Int, in consumer: Consumer, _ uses: [GraphModel.Use],
    _ forwards: [GraphModel.Forward]
  ) -> GraphModel.Cell.State {
    let slices = consumer.slices.filter { catalog.slices[$0].needs.contains(provider) }
    if isUncovered(provider, slices) { return .missing }
    guard slices.contains(where: { facts.isNeeded(provider, in: $0) }) else { return .unused }
    return !uses.isEmpty ? .used : !forwards.isEmpty ? .forwarded : .kept
  }

  /// Whether a rule finds that no root has all of a slice, and the nearest one lacks this.
  private func isUncovered(_ provider: Int, _ slices: Set<Int>) -> Bool {
    slices.contains { slice in
      let isFound = findings.contains {
        $0.rule == .uncoveredSlice && $0.location == catalog.slices[slice].place
      }
      guard isFound else { return false }
      let nearest = catalog.roots.indices.max { left, right in
        let one = catalog.roots[left].provides.intersection(catalog.slices[slice].needs).count
        let other = catalog.roots[right].provides.intersection(catalog.slices[slice].needs).count
        return (one, -left) < (other, -right)
      }
      return nearest.map { !catalog.roots[$0].provides.contains(provider) } ?? true
    }
  }

  private func forwards(
    _ positions: GraphPositions
  ) -> [Int: [Int: [GraphModel.Forward]]] {
    var found: [Int: [Int: [GraphModel.Forward]]] = [:]
    for handover in facts.handovers() {
      guard case .consumer(let symbol) = handover.from,
        let consumer = program.consumerNumbers[symbol]
      else { continue }
      let feature = program.consumerNumbers[handover.to].flatMap { positions.feature[$0] }
      let forward = GraphModel.Forward(
        place: handover.place, to: symbols.qualifiedName(handover.to), feature: feature)
      for provider in handover.providers.intersection(facts.needs(of: consumer)) {
        let known = found[consumer]?[provider] ?? []
        if !known.contains(forward) {
          found[consumer, default: [:]][provider, default: []].append(forward)
        }
      }
    }
    return found
  }

  private func roots(_ positions: GraphPositions) -> [GraphModel.Root] {
    let reader = RootReader(program)
    return positions.roots.map { number in
      let root = catalog.roots[number]
      let grants = root.provides.map { provider -> GraphModel.Grant in
        let answer = reader.answer(for: provider, in: number)
        let clause = root.grants.first { $0.provider == provider }?.place ?? root.place
        return GraphModel.Grant(
          provider: positions.provider[provider]!, origin: answer.origin,
          lifetime: answer.lifetime, place: answer.place ?? clause,
          features: answer.makes.compactMap { positions.feature[$0] }.sorted())
      }.sorted { $0.provider < $1.provider }
      return GraphModel.Root(
        name: root.name, short: "", module: root.module, place: root.place,
        purpose: parts[number].purpose,
        isScope: root.kind == .scope,
        parent: reader.parent(of: number).flatMap { positions.root[$0] }, grants: grants)
    }
  }

  private func shortenNames(_ model: inout GraphModel) {
    let providers = GraphNames.of(model.providers.map(\.name))
    for index in providers.indices { model.providers[index].short = providers[index] }
    let features = GraphNames.of(model.features.map(\.name))
    for index in features.indices { model.features[index].short = features[index] }
    let roots = GraphNames.of(model.roots.map(\.name))
    for index in roots.indices { model.roots[index].short = roots[index] }
    let slices = GraphNames.of(model.slices.map(\.name))
    for index in slices.indices { model.slices[index].short = slices[index] }
  }

  private func addRemovals(_ model: inout GraphModel, _ positions: GraphPositions) {
    let places = RemovalReader(program).places()
    for (index, number) in positions.providers.enumerated() {
      model.providers[index].breaks = places[catalog.providers[number].symbol] ?? []
    }
    for (index, number) in positions.features.enumerated() {
      model.features[index].breaks = places[program.consumers[number].symbol] ?? []
    }
    for (index, number) in positions.roots.enumerated() {
      model.roots[index].breaks = places[catalog.roots[number].symbol] ?? []
    }
    for (index, number) in positions.slices.enumerated() {
      model.slices[index].breaks = places[catalog.slices[number].symbol] ?? []
    }
  }

  private func connect(_ model: inout GraphModel, _ positions: GraphPositions) {
    model.handovers = facts.handovers().compactMap { handover in
      guard let to = program.consumerNumbers[handover.to].flatMap({ positions.feature[$0] }),
        let slice = handover.slice.flatMap({ positions.slice[$0] })
      else { return nil }
      switch handover.from {
      case .root(let root):
        guard let root = positions.root[root] else { return nil }
        return .init(from: .root(root), to: to, slice: slice, place: handover.place)
      case .consumer(let symbol):
        guard let feature = program.consumerNumbers[symbol].flatMap({ positions.feature[$0] })
        else { return nil }
        return .init(from: .feature(feature), to: to, slice: slice, place: handover.place)
      }
    }
    GraphLinks.fill(&model)
  }
}

extension RootPart {
  fileprivate var purpose: GraphModel.Purpose {
    switch self {
    case .app: .app
    case .development: .development
    case .test: .test
    }
  }
}
