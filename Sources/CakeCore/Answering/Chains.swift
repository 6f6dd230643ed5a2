/// The ways from a root to whoever takes what it provides.
struct Chains {
  /// One hand to the next: at a place, a value goes to a consumer under a slice.
  struct Step {
    var place: SourcePlace
    /// What hands it on: a root or a consumer.
    var from: Int32
    var to: Int32
    var slice: Int
  }

  private let program: Program
  private var steps: [Int32: [Step]] = [:]
  private let parts: [RootPart]

  init(_ program: Program) {
    self.program = program
    parts = RootPart.all(in: program)
    readSteps()
  }

  /// The shortest way to any of some consumers, on which every slice has a provider if one is given.
  ///
  /// Roots of development only count where none of the app's leads there, and those of tests last.
  func shortest(to goals: Set<Int32>, with provider: Int? = nil) -> [Step]? {
    let roots = program.catalog.roots.indices.filter { program.catalog.roots[$0].isOwn }
    for part in RootPart.allCases {
      let candidates = roots.filter { parts[$0] == part }.map { program.catalog.roots[$0] }
      if let way = search(from: candidates, goals, provider) { return way }
    }
    return nil
  }

  /// Where a root's values go first.
  func firstSteps(from root: Int) -> [Step] { steps[program.catalog.roots[root].symbol] ?? [] }

  /// Where a consumer hands on what it takes.
  func steps(from consumer: Int32) -> [Step] { steps[consumer] ?? [] }

  private func search(from roots: [Root], _ goals: Set<Int32>, _ provider: Int?) -> [Step]? {
    // The step that first led to each; none leads to a root.
    var arrivals: [Int32: Step?] = [:]
    var pending: [Int32] = []
    for root in roots.sorted(by: { $0.place < $1.place }) {
      arrivals[root.symbol] = .some(nil)
      pending.append(root.symbol)
    }
    var next = 0
    while next < pending.count {
      let from = pending[next]
      next += 1
      for step in steps[from] ?? [] where arrivals[step.to] == nil {
        if let provider, !program.catalog.slices[step.slice].needs.contains(provider) { continue }
        arrivals[step.to] = .some(step)
        if goals.contains(step.to) { return way(to: step.to, arrivals) }
        pending.append(step.to)
      }
    }
    return nil
  }

  private func way(to goal: Int32, _ arrivals: [Int32: Step?]) -> [Step] {
    var way: [Step] = []
    var goal = goal
    while case .some(.some(let step)) = arrivals[goal] {
      way.append(step)
      goal = step.from
    }
    return way.reversed()
  }

  private mutating func readSteps() {
    for (id, unit) in program.flow.units.sorted(by: { $0.key < $1.key }) {
      let consumer = program.enclosingConsumer(id)
      for handOver in handOvers(in: unit) {
        for from in givers(of: handOver, unit, consumer) where from != handOver.to {
          steps[from, default: []].append(
            Step(place: handOver.place, from: from, to: handOver.to, slice: handOver.slice))
        }
      }
    }
    for (from, found) in steps {
      steps[from] = found.sorted { ($0.place, $0.to, $0.slice) < ($1.place, $1.to, $1.slice) }
    }
  }

  /// A place where something takes dependencies, and what they are of; nil where that is not known.
  private struct HandOver {
    var place: SourcePlace
    var to: Int32
    var slice: Int
    var values: Set<Node>?
  }

  private func handOvers(in unit: Unit) -> [HandOver] {
    var found: [HandOver] = []
    for demand in unit.demands {
      guard case .slice(let node) = demand.wanted, program.catalog.isSlice(node), demand.by >= 0,
        let to = program.consumer(for: demand.by), !isLabel(demand)
      else { continue }
      let values: Set<Node>?
      switch demand.origin {
      case .these(let nodes): values = nodes
      case .nobody: continue
      case .unknown: values = nil
      }
      found.append(
        HandOver(place: program.place(demand.place), to: to, slice: node.number, values: values))
    }
    return found
  }

  /// Whether it is an argument's label: the call itself tells of it as well.
  private func isLabel(_ demand: Unit.Demand) -> Bool {
    let file = demand.place.file
    guard demand.place.token == nil,
      program.facts.symbols.base[Int(demand.by)].kind == .instanceProperty
    else { return false }
    let occurrence = program.facts.files[file].record.occurrences.base[demand.place.occurrence]
    return program.facts.isLabel(
      .init(symbol: demand.by, file: file, index: demand.place.occurrence, occurrence: occurrence))
  }

  /// The roots, and the consumer around, whose values are handed over.
  ///
  /// Where that was not made out, it is what is in reach and has all that is asked for, if that is
  /// one thing only.
  private func givers(of handOver: HandOver, _ unit: Unit, _ consumer: Int32?) -> [Int32] {
    let catalog = program.catalog
    let needs = catalog.slices[handOver.slice].needs
    let fitting = (handOver.values ?? unit.sources).filter {
      catalog.provider(of: $0) == nil && needs.isSubset(of: catalog.needs(of: $0))
    }
    if handOver.values == nil, fitting.count > 1 { return [] }
    var givers = fitting.compactMap(catalog.root(of:)).map { catalog.roots[$0].symbol }.sorted()
    if let consumer, fitting.contains(where: catalog.isSlice) { givers.append(consumer) }
    return givers
  }
}
