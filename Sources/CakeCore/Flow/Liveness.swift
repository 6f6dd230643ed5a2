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
  private let catalog: Catalog
  private let edges: [Node: [Seeds.Edge]]
  private let seededChoices: [Seeds.Choice]
  /// Needs of which one has to be live, as far as is known.
  private var choices: [Seeds.Choice]
  private let links: [Node: Set<Node>]
  private let units: [Int32: Unit]
  private let owing: Owing
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
  init(certainOf seeds: Seeds, _ catalog: Catalog, _ flow: FlowReader, _ owing: Owing) {
    self.catalog = catalog
    self.owing = owing
    signatures = flow.signatures
    units = flow.units
    edges = Dictionary(grouping: seeds.edges, by: \.target)
    seededChoices = seeds.choices
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
    all.choices = seededChoices
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
  /// several bring it, one that is live anyway is enough; if none is, one is chosen, once all is known
  /// that is live without a choice. A slice that names it itself does not keep it for those who take
  /// an included one.
  private mutating func settle() {
    while settle(choosing: false) || settle(choosing: true) {}
  }

  /// Whether more is live than before; one choice at a time.
  private mutating func settle(choosing: Bool) -> Bool {
    var changed = false
    for (index, slice) in catalog.slices.enumerated() where !slice.includedSlices.isEmpty {
      let node = catalog.node(slice: index)
      let named = Set(slice.namedProviders.map(\.provider))
      for provider in (reasons[node] ?? [:]).keys.sorted() where !(changed && choosing) {
        let isNamed = named.contains(provider)
        let included = slice.includedSlices.filter {
          catalog.slices[$0].needs.contains(provider)
        }.map(catalog.node(slice:)).filter { !isNamed || !taken.contains($0) }
        let isKept = keepOne(of: included, provider, .inclusion(node), choosing: choosing)
        changed = isKept || changed
      }
    }
    for index in catalog.roots.indices {
      let node = catalog.node(root: index)
      for provider in (reasons[node] ?? [:]).keys.sorted() where !(changed && choosing) {
        let bringing = bringing(provider, toRoot: index)
        let isKept = keepOne(
          of: bringing, provider, .conformance(root: index), choosing: choosing)
        changed = isKept || changed
      }
    }
    changed = settleChoices(choosing: choosing && !changed) || changed
    spread()
    return changed
  }

  /// A value of several slices has what one of them has.
  private mutating func settleChoices(choosing: Bool) -> Bool {
    let open = choices.filter { !isMet($0) }
    choices = choosing && !isCertainOnly ? [] : open
    guard choices.isEmpty else { return false }
    for choice in open where !isMet(choice) {
      // What a root has comes of its own clause or of a slice that it chooses in turn.
      let node =
        choice.needs.first { catalog.root(of: $0.node) != nil }?.node ?? choice.needs[0].node
      for need in choice.needs where need.node == node { mark(need, choice.reason) }
      spread()
    }
    return !open.isEmpty
  }

  /// Whether one of the slices has all that is asked of it.
  private func isMet(_ choice: Seeds.Choice) -> Bool {
    choice.needs.contains { one in
      choice.needs.allSatisfy { $0.node != one.node || isLive($0.node, $0.provider) }
    }
  }

  /// What gives a root a provider, if it is not its own clause that names it.
  private func bringing(_ provider: Int, toRoot index: Int) -> [Node] {
    let grants = catalog.grantsOfRoots[index][provider] ?? []
    guard !grants.contains(where: { $0.isWritten && $0.slice == nil }) else { return [] }
    var bringing = Set(grants.compactMap(\.slice)).sorted().map(catalog.node(slice:))
    // What a superclass has is its own clause's, if that is in sight.
    if let parent = catalog.superclassesOfRoots[index] {
      if catalog.roots[parent].provides.contains(provider) {
        bringing.append(catalog.node(root: parent))
      }
    } else if grants.contains(where: { !$0.isWritten }) {
      return []
    }
    return bringing
  }

  private mutating func keepOne(
    of nodes: [Node], _ provider: Int, _ reason: Reason, choosing: Bool
  ) -> Bool {
    guard (nodes.count > 1) == choosing, !choosing || !isCertainOnly, let first = nodes.first,
      !nodes.contains(where: { isLive($0, provider) })
    else { return false }
    mark(.init(node: first, provider: provider), reason)
    return true
  }
}
