/// Which needs the program could not be compiled without.
///
/// A need is live where a member of its provider is used on its slice's value, where the value
/// escapes, or where it is handed to something whose own need is live. What is not live can go,
/// all of it together. Every doubt makes a need live; what is live without any doubt is told apart.
///
/// It depends on nothing but a set of seeds. What is certain is worked out first, and once for all sets
/// that differ in their doubts alone.
struct Liveness {
  private(set) var reasons: [Node: [Int: Reason]] = [:]
  /// The needs that are live by what is certain alone.
  private(set) var certain: Set<Seeds.Need> = []
  /// What slices have besides, through included ones that stay for something else.
  private var carried: Set<Seeds.Need> = []
  private let catalog: Catalog
  private let edges: [Node: [Seeds.Edge]]
  /// Needs of which one has to be live, as far as is known.
  private var choices: [Seeds.Choice]
  private let links: [Node: Set<Node>]
  private let units: [Int32: Unit]
  private let owing: Owing
  private let bringers: Bringers
  private let signatures: Signatures
  /// What signatures name: a slice that is in none is only there for others to include.
  private lazy var taken: Set<Node> = signatures.all.values.reduce(into: []) { found, signature in
    found.formUnion(catalog.nodes(of: signature.mentions.map(\.target)))
  }
  /// The live needs in the order they were found, and how many of them have been followed: all
  /// once by what is certain, and once more when doubts are let in.
  private var pending: [Seeds.Need] = []
  private var next = 0
  private var isCertainOnly = true
  /// Whether what may be handed on keeps anything; not where the compiler is asked about it.
  private var followsDoubts = false

  /// What is live by what is certain among seeds.
  ///
  /// - Parameter lasting: Needs that nobody is told of, whatever becomes of them.
  init(
    certainOf seeds: Seeds, lasting: Set<Seeds.Need>, _ catalog: Catalog, _ flow: FlowReader,
    _ owing: Owing
  ) {
    self.catalog = catalog
    self.owing = owing
    bringers = Bringers(catalog, lasting: lasting)
    signatures = flow.signatures
    units = flow.units
    edges = Dictionary(grouping: seeds.edges, by: \.target)
    choices = seeds.choices
    var links: [Node: Set<Node>] = [:]
    for link in seeds.links {
      links[link.one, default: []].insert(link.other)
      links[link.other, default: []].insert(link.one)
    }
    self.links = links
    for seed in seeds.needs where seed.reason.isCertain { mark(seed.need, seed.reason) }
    spread()
    settle()
    certain = Set(pending)
  }

  /// The same, and what doubts keep beside it.
  func lettingIn(_ doubts: [Seeds.Seed], followsDoubts: Bool = true) -> Liveness {
    var all = self
    all.followsDoubts = followsDoubts
    all.isCertainOnly = false
    all.next = 0
    for seed in doubts { all.mark(seed.need, seed.reason) }
    all.spread()
    all.settle()
    return all
  }

  func isLive(_ node: Node, _ provider: Int) -> Bool { reasons[node]?[provider] != nil }

  func reason(_ node: Node, _ provider: Int) -> Reason? { reasons[node]?[provider] }

  /// Whether the facts prove that a need is used, every step of the way.
  func isCertain(_ node: Node, _ provider: Int) -> Bool {
    certain.contains(.init(node: node, provider: provider))
  }

  /// Whether a slice still has a provider when all is gone that is not live, if what it includes stays.
  func has(_ need: Seeds.Need) -> Bool {
    isLive(need.node, need.provider) || carried.contains(need)
  }

  /// What is not live of values that are handed on as a slice which has a provider.
  func owed(for need: Seeds.Need) -> [Seeds.Seed] {
    (edges[need.node] ?? []).flatMap { edge -> [Seeds.Seed] in
      let owed = owing.needs(
        of: catalog.satisfying[need.provider], edge.origin, in: units[edge.unit]!, at: edge.place)
      if case .one(let needs) = owed, needs.contains(where: { isLive($0.node, $0.provider) }) {
        return []
      }
      return owed.needs.filter { $0.node != need.node && !isLive($0.node, $0.provider) }.map {
        .init(
          need: $0,
          reason: .doubt(
            .unfollowedForward(unit: edge.unit, to: need.node, by: edge.by, edge.place)))
      }
    }
  }

  /// The slices that must stay equal to a slice.
  func linked(to node: Node) -> Set<Node> { links[node] ?? [] }

  private mutating func mark(_ need: Seeds.Need, _ reason: Reason) {
    guard reasons[need.node]?[need.provider] == nil else { return }
    reasons[need.node, default: [:]][need.provider] = reason
    pending.append(need)
  }

  private mutating func spread() {
    while next < pending.count {
      let need = pending[next]
      next += 1
      for edge in edges[need.node] ?? [] { spread(need, over: edge) }
      guard !isCertainOnly, followsDoubts else { continue }
      for linked in (links[need.node] ?? []).sorted()
      where catalog.needs(of: linked).contains(need.provider) {
        mark(.init(node: linked, provider: need.provider), .doubt(.sameType(need.node)))
      }
    }
  }

  private mutating func spread(_ need: Seeds.Need, over edge: Seeds.Edge) {
    let certain = Reason.forward(unit: edge.unit, to: need.node, by: edge.by, edge.place)
    let owed: [Seeds.Need]
    switch owing.needs(
      of: catalog.satisfying[need.provider], edge.origin, in: units[edge.unit]!, at: edge.place)
    {
    case .all(let needs) where !edge.isDoubtful:
      for source in needs where source.node != need.node { mark(source, certain) }
      return
    case .one(let needs) where !edge.isDoubtful:
      choices.append(.init(needs: needs, reason: certain))
      return
    case .all(let needs), .one(let needs), .perhaps(let needs): owed = needs
    }
    guard !isCertainOnly, followsDoubts else { return }
    let doubt = Reason.Doubt.unfollowedForward(
      unit: edge.unit, to: need.node, by: edge.by, edge.place)
    for source in owed where source.node != need.node { mark(source, .doubt(doubt)) }
  }

  /// What brings a live need along stays: a slice that another includes, a root's clause. Where
  /// several bring it, one that is live or stays anyway is enough; if none does, one is chosen, once
  /// all is known that is live without a choice.
  private mutating func settle() {
    repeat {
      while settleLone() {}
    } while choose()
  }

  /// Keeps what alone brings something, and says whether more is live than before.
  private mutating func settleLone() -> Bool {
    let count = pending.count + carried.count
    for group in groups() {
      let lasting = group.needs.first(where: bringers.isLasting)
      guard let only = lasting ?? (group.needs.count == 1 ? group.needs[0] : nil),
        !isBrought(group)
      else { continue }
      mark(only, group.reason)
    }
    spread()
    for (index, slice) in catalog.slices.enumerated() {
      for included in lone(in: slice, index) { carry(what: included, to: index) }
    }
    return pending.count + carried.count > count
  }

  /// What a slice includes that alone brings something that it needs.
  private func lone(in slice: Slice, _ index: Int) -> Set<Int> {
    guard !slice.includedSlices.isEmpty else { return [] }
    let named = Set(slice.namedProviders.map(\.provider))
    var found: Set<Int> = []
    for provider in (reasons[catalog.node(slice: index)] ?? [:]).keys
    where named.isDisjoint(with: catalog.satisfying[provider]) {
      let bringing = slice.includedSlices.filter { catalog.slices[$0].needs.contains(provider) }
      if Set(bringing).count == 1 { found.insert(bringing[0]) }
    }
    return found
  }

  /// What is handed on as a slice has to have all that stays in it, used there or not.
  private mutating func carry(what included: Int, to slice: Int) {
    for provider in catalog.slices[included].needs.sorted() {
      let need = Seeds.Need(node: catalog.node(slice: slice), provider: provider)
      guard has(.init(node: catalog.node(slice: included), provider: provider)), !has(need) else {
        continue
      }
      carried.insert(need)
      for edge in edges[need.node] ?? [] { spread(need, over: edge) }
    }
    spread()
  }

  /// Keeps what brings the most of what is still open; nothing where that would be no certainty.
  private mutating func choose() -> Bool {
    guard !isCertainOnly else { return false }
    let open = groups().filter { !isBrought($0) }
    let counts = open.reduce(into: [Seeds.Need: Int]()) { counts, group in
      for need in group.needs { counts[need, default: 0] += 1 }
    }
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let best, let group = open.first(where: { $0.needs.contains(best.key) }) else {
      return false
    }
    mark(best.key, group.reason)
    spread()
    return true
  }

  private struct Group {
    /// One of these has to stay.
    var needs: [Seeds.Need]
    /// What brings it as well, if it is live.
    var others: [Seeds.Need] = []
    var reason: Reason
  }

  private func isBrought(_ group: Group) -> Bool {
    (group.needs + group.others).contains { need in
      isLive(need.node, need.provider)
        || bringers.isInherited(need) { isLive($0.node, $0.provider) }
    }
  }

  /// What brings along each live need, and what values of several slices have. A slice that names it
  /// itself does not keep it for those who take an included one.
  private mutating func groups() -> [Group] {
    var found: [Group] = []
    for (index, slice) in catalog.slices.enumerated() where !slice.includedSlices.isEmpty {
      let node = catalog.node(slice: index)
      let named = Set(slice.namedProviders.map(\.provider))
      for provider in (reasons[node] ?? [:]).keys.sorted() {
        let isNamed = named.contains(provider)
        let included = slice.includedSlices.filter {
          catalog.slices[$0].needs.contains(provider)
        }.map { Seeds.Need(node: catalog.node(slice: $0), provider: provider) }
        let needs = isNamed ? included.filter { !taken.contains($0.node) } : included
        guard !needs.isEmpty else { continue }
        found.append(.init(needs: needs, others: included, reason: .inclusion(node)))
      }
    }
    let mode: Bringers.Mode = isCertainOnly ? .certain : followsDoubts ? .doubtful : .tried
    for index in catalog.roots.indices {
      for provider in (reasons[catalog.node(root: index)] ?? [:]).keys.sorted() {
        for needs in bringers.groups(provider, toRoot: index, mode) where !needs.isEmpty {
          found.append(.init(needs: needs, reason: .conformance(root: index)))
        }
      }
    }
    found += choices.map { Group(needs: $0.needs, reason: $0.reason) }
    return found
  }
}
