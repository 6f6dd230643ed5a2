/// Decides which needs the program could not be compiled without.
///
/// A need is live where a member of its provider is used on its slice's value, where the value
/// escapes, or where it is handed to something whose own need is live. What is not live can go,
/// all of it together. Every doubt makes a need live.
final class Liveness {
  enum Reason {
    case use(unit: Int32, Unit.Place)
    case escape(unit: Int32, Unit.Place)
    case forward(unit: Int32, to: Node, by: Int32, Unit.Place)
    /// Asked for by a declaration that names the provider without a slice.
    case demand(unit: Int32, by: Int32, Unit.Place)
    /// A root conforms to the provider through this slice alone.
    case conformance(root: Int)
    /// Another slice includes this one and needs the provider.
    case inclusion(Node)
    /// Something that can't be followed: a use that no slice was found for, an inactive branch.
    case unknown
  }

  private let catalog: Catalog
  private let flow: FlowReader
  private var facts: Facts { catalog.facts }
  private(set) var reasons: [Node: [Int: Reason]] = [:]
  private var pending: [(node: Node, provider: Int)] = []
  private var unitsBySink: [Node: [(unit: Int32, sink: Unit.Sink, place: Unit.Place)]] = [:]
  private var links: [Node: Set<Node>] = [:]
  private var slicesWith: [Int: [Node]] = [:]

  init(_ catalog: Catalog, _ flow: FlowReader) {
    self.catalog = catalog
    self.flow = flow
    for (index, slice) in catalog.slices.enumerated() {
      for provider in slice.needs {
        slicesWith[provider, default: []].append(catalog.node(slice: index))
      }
    }
    seed()
    spread()
    settle()
  }

  func isLive(_ node: Node, _ provider: Int) -> Bool { reasons[node]?[provider] != nil }

  func reason(_ node: Node, _ provider: Int) -> Reason? { reasons[node]?[provider] }

  /// The slices that must stay equal to a slice.
  func linked(to node: Node) -> Set<Node> { links[node] ?? [] }

  /// Marks needs live from outside, and whatever follows from them.
  func keep(_ needs: some Sequence<(node: Node, provider: Int)>) {
    for need in needs { mark(need.node, need.provider, .unknown) }
    guard !pending.isEmpty else { return }
    spread()
    settle()
  }

  /// Makes the needs that two slices share live or dead together.
  func link(_ one: Node, _ other: Node) {
    links[one, default: []].insert(other)
    links[other, default: []].insert(one)
    let live = [(one, other), (other, one)].flatMap { from, to in
      (reasons[from] ?? [:]).keys.filter(catalog.needs(of: to).contains).sorted()
        .map { (node: to, provider: $0) }
    }
    keep(live)
  }

  private func mark(_ node: Node, _ provider: Int, _ reason: Reason) {
    guard reasons[node]?[provider] == nil else { return }
    reasons[node, default: [:]][provider] = reason
    pending.append((node, provider))
  }

  /// Marks the provider in every slice: the value that it is used on could be any of them.
  private func markEverywhere(_ provider: Int) {
    for node in slicesWith[provider] ?? [] { mark(node, provider, .unknown) }
  }

  private func seed() {
    for (id, unit) in flow.units.sorted(by: { $0.key < $1.key }) {
      for (provider, place) in unit.uses.sorted(by: { $0.key < $1.key }) {
        let reason = Reason.use(unit: id, place)
        for node in unit.exactUses[provider] ?? [] where catalog.needs(of: node).contains(provider)
        {
          mark(node, provider, reason)
        }
        if unit.looseUses.contains(provider) {
          attribute(provider, in: unit, reason)
        }
      }
      for (node, place) in unit.escapes {
        for provider in catalog.needs(of: node) {
          mark(node, provider, .escape(unit: id, place))
        }
      }
      for (sink, place) in unit.sinks.sorted(by: { $0.value < $1.value }) {
        switch sink.demand {
        case .slice(let node): unitsBySink[node, default: []].append((id, sink, place))
        case .provider(let provider):
          let reason = Reason.demand(unit: id, by: sink.by, place)
          attribute(provider, in: unit, among: unit.exactSources(of: sink), reason)
        }
      }
    }
    for target in flow.signatures.lostMentions {
      switch target {
      case .node(let node):
        for provider in catalog.needs(of: node) { mark(node, provider, .unknown) }
      case .provider(let provider): markEverywhere(provider)
      case .type: break
      }
    }
    seedParents()
    seedLayers()
  }

  /// A layer, a protocol whose extension answers a provider's requirement, is there to provide it.
  private func seedLayers() {
    var answers: [Int: Set<String>] = [:]
    for number in 0..<facts.symbols.count {
      let symbol = facts.symbols.base[number]
      guard symbol.parent >= 0, facts.symbols.base[Int(symbol.parent)].kind == .extension,
        let slice = catalog.sliceOf[facts.extendedOrSelf(symbol.parent)]
      else { continue }
      answers[slice, default: []].insert(facts.name(Int32(number)))
    }
    for (slice, names) in answers {
      for provider in catalog.slices[slice].needs
      where catalog.providers[provider].requirements.contains(where: {
        names.contains(facts.name($0))
      }) {
        mark(catalog.node(slice: slice), provider, .unknown)
      }
    }
  }

  /// A scope's conformances lean on its parent's.
  private func seedParents() {
    for (symbol, signature) in flow.signatures.all
    where facts.symbols.base[Int(symbol)].kind.isProperty {
      guard let index = catalog.rootOf[facts.nominalParent(symbol)] else { continue }
      for mention in signature.mentions {
        guard case .node(let node) = mention.target, !catalog.isSlice(node),
          node != catalog.node(root: index)
        else { continue }
        for provider in catalog.roots[index].provides.intersection(catalog.needs(of: node)) {
          mark(node, provider, .conformance(root: index))
        }
      }
    }
  }

  private func attribute(
    _ provider: Int, in unit: Unit, among exact: Set<Node>? = nil, _ reason: Reason
  ) {
    var isAttributed = unit.directSources.contains(provider) || exact?.isEmpty == true
    for node in exact ?? unit.sources where catalog.needs(of: node).contains(provider) {
      mark(node, provider, reason)
      isAttributed = true
    }
    if !isAttributed { markEverywhere(provider) }
  }

  private func spread() {
    while let (node, provider) = pending.popLast() {
      for (id, sink, place) in unitsBySink[node] ?? [] {
        let unit = flow.units[id]!
        let exact = unit.exactSources(of: sink)
        var isAttributed = unit.directSources.contains(provider) || exact?.isEmpty == true
        for source in exact ?? unit.sources where catalog.needs(of: source).contains(provider) {
          if source != node {
            mark(source, provider, .forward(unit: id, to: node, by: sink.by, place))
          }
          isAttributed = true
        }
        if !isAttributed { markEverywhere(provider) }
      }
      for linked in links[node] ?? [] where catalog.needs(of: linked).contains(provider) {
        mark(linked, provider, .inclusion(node))
      }
    }
  }

  /// What brings a live need along stays: a slice that another includes, a root's clause. Where
  /// several bring it, one that is live anyway is enough.
  private func settle() {
    var changed = true
    while changed {
      changed = false
      for (index, slice) in catalog.slices.enumerated() where !slice.includedSlices.isEmpty {
        let node = catalog.node(slice: index)
        for provider in (reasons[node] ?? [:]).keys.sorted() {
          let included = slice.includedSlices.filter {
            catalog.slices[$0].needs.contains(provider)
          }.map(catalog.node(slice:))
          guard !included.isEmpty, !included.contains(where: { isLive($0, provider) }) else {
            continue
          }
          for other in included { mark(other, provider, .inclusion(node)) }
          changed = true
        }
      }
      for (index, root) in catalog.roots.enumerated() {
        let node = catalog.node(root: index)
        for provider in (reasons[node] ?? [:]).keys.sorted() {
          let grants = root.grants.filter { $0.provider == provider }
          guard !grants.isEmpty, !grants.contains(where: { $0.slice == nil }) else { continue }
          let slices = grants.compactMap(\.slice).map(catalog.node(slice:))
          guard !slices.contains(where: { isLive($0, provider) }) else { continue }
          for slice in slices { mark(slice, provider, .conformance(root: index)) }
          changed = true
        }
      }
      spread()
    }
  }
}
