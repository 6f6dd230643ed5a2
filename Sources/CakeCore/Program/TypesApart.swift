/// Keeps compositions apart that would be one type without what nobody uses of them, and together that
/// are one.
///
/// `Route<any ListNeeds>` and `Route<any EditNeeds>` are two keys of one dictionary until both slices
/// are the same composition. No compile tells: the program asks for its types while it runs.
struct TypesApart {
  private let program: Program
  private let gone: [Int: [Range<Int>]]
  private var catalog: Catalog { program.catalog }

  /// What keeps types as they are to each other, apart or the same, without all that can go.
  static func seeds(in program: Program) -> [Seeds.Seed] {
    guard !program.unusedNeeds.isEmpty || !program.unusedInclusions.isEmpty else { return [] }
    return TypesApart(program).seeds()
  }

  private init(_ program: Program) {
    self.program = program
    gone = UnusedNeeds.terms(of: program.unusedNeeds, program.unusedInclusions)
  }

  private func seeds() -> [Seeds.Seed] {
    var types = program.typesInGenerics.types.map { nodes in
      (nodes: nodes, before: composition(of: nodes, now: true), after: composition(of: nodes))
    }
    // Mostly none meet or part, which costs little to see.
    let isStill =
      pairs(types, sharing: \.after, apartBy: \.before).isEmpty
      && pairs(types, sharing: \.before, apartBy: \.after).isEmpty
    guard !isStill, program.typeTest != nil else { return [] }
    let named = NamedTypes(program.flow)
    types.removeAll { $0.nodes.count == 1 && !named.contains($0.nodes[0]) }
    let meeting = pairs(types, sharing: \.after, apartBy: \.before)
    // What one type is called says nothing of another that is the same.
    let parting =
      program.typeComparison == nil ? [] : pairs(types, sharing: \.before, apartBy: \.after)
    return meeting.flatMap { group in
      seeds(group, Reason.Doubt.apart) { Set($0.one.before).subtracting($0.other.before) }
    }
      + parting.flatMap { group in
        seeds(group, Reason.Doubt.together) { Set($0.other.after).subtracting($0.one.after) }
      }
  }

  private typealias Argument = (nodes: [Node], before: [Int32], after: [Int32])

  /// A slice that changes, with another type that it meets or parts from by that.
  private struct Pair {
    let one: Argument
    let other: Argument
  }

  /// Slices that change, each with another type that is the same on one side of that alone; together
  /// where they are all the same on that side.
  private func pairs(
    _ types: [Argument], sharing side: KeyPath<Argument, [Int32]>,
    apartBy other: KeyPath<Argument, [Int32]>
  ) -> [[Pair]] {
    let groups = Dictionary(grouping: types) { $0[keyPath: side] }.values.filter { $0.count > 1 }
    return groups.sorted { $0[0].nodes.lexicographicallyPrecedes($1[0].nodes) }.map { group in
      // Only a slice has something to lose.
      group.filter { $0.before != $0.after }.compactMap { one in
        group.first { $0[keyPath: other] != one[keyPath: other] }.map { Pair(one: one, other: $0) }
      }
    }.filter { !$0.isEmpty }
  }

  /// What tells the types of a group from each other is enough to keep them as they are; all that they
  /// lose stays only where that is kept already and was not enough.
  private func seeds(
    _ group: [Pair], _ doubt: ([Node]) -> Reason.Doubt, telling difference: (Pair) -> Set<Int32>
  ) -> [Seeds.Seed] {
    var (telling, all): ([Seeds.Seed], [Seeds.Seed]) = ([], [])
    for pair in group {
      let difference = difference(pair)
      for need in losses(of: pair.one.nodes[0].number)
      where !program.liveness.isLive(need.node, need.provider) {
        let seed = Seeds.Seed(need: need, reason: .doubt(doubt(pair.other.nodes)))
        all.append(seed)
        if difference.contains(catalog.providers[need.provider].symbol) { telling.append(seed) }
      }
    }
    return telling.isEmpty ? all : telling
  }

  /// The protocols, providers and others, that make up a type: `any A & B` is `any B` where `B`
  /// inherits `A`.
  private func composition(of nodes: [Node], now: Bool = false) -> [Int32] {
    var found: Set<Int32> = []
    for node in nodes {
      if let provider = catalog.provider(of: node) {
        found.insert(catalog.providers[provider].symbol)
      } else {
        collect(node.number, now, &found)
      }
    }
    for symbol in found {
      // Most inherit nothing.
      for inherited in protocols(of: symbol) where inherited != symbol { found.remove(inherited) }
    }
    return found.sorted()
  }

  private func protocols(of symbol: Int32) -> Set<Int32> {
    catalog.providerOf[symbol].map { catalog.providers[$0].protocols }
      ?? catalog.inheritedProtocols(symbol)
  }

  private func collect(_ slice: Int, _ now: Bool, _ found: inout Set<Int32>) {
    if catalog.slices[slice].isProtocol {
      found.insert(catalog.slices[slice].symbol)
      return
    }
    for term in catalog.slices[slice].terms where now || !isGone(term, of: slice) {
      switch term.target {
      case .provider(let provider): found.insert(catalog.providers[provider].symbol)
      case .slice(let other): collect(other, now, &found)
      case .other(let symbol): found.insert(symbol)
      }
    }
  }

  private func isGone(_ term: Slice.Term, of slice: Int) -> Bool {
    gone[slice]?.contains(term.tokens) == true
  }

  /// What goes from a slice, and from those that it includes.
  private func losses(of slice: Int) -> [Seeds.Need] {
    guard !catalog.slices[slice].isProtocol else { return [] }
    return catalog.slices[slice].terms.flatMap { term -> [Seeds.Need] in
      let providers: Set<Int>
      switch term.target {
      case .provider(let provider): providers = [provider]
      case .slice(let other):
        guard isGone(term, of: slice) else { return losses(of: other) }
        providers = catalog.slices[other].needs
      case .other: return []
      }
      guard isGone(term, of: slice) else { return [] }
      return providers.sorted().map { .init(node: catalog.node(slice: slice), provider: $0) }
    }
  }
}

/// The compositions that types of a program may be made with, in order.
struct TypesInGenerics {
  /// Each a slice, a provider, or the providers that stand together without a name.
  let types: [[Node]]

  init(_ flow: FlowReader) {
    let catalog = flow.catalog
    var found = flow.laundered.union(flow.signatures.sameTypes.keys)
    for unit in flow.units.values { found.formUnion(unit.lost.union(unit.extended)) }
    // What a parameter is for may be told by a function that is given.
    for functions in flow.functions.values {
      for function in functions.values { found.formUnion(function.nodes) }
    }
    for mention in flow.signatures.bodyMentions {
      found.formUnion(catalog.nodes(of: mention.targets))
    }
    // Every property of such a type may lead to a key path.
    if flow.facts.namesErasedKeyPaths() {
      found.formUnion(catalog.slices.indices.map(catalog.node(slice:)))
    }
    let slices = found.filter { catalog.isSlice($0) }.map { [$0] }
    // Of a value of `any HasClock` nobody follows where it is lost.
    let unnamed = Set(flow.signatures.composedTypes.values).map { providers in
      providers.map(catalog.node(provider:)).sorted()
    }
    types = (slices + unnamed).sorted { $0.lexicographicallyPrecedes($1) }
  }
}
