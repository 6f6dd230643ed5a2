/// Says whose needs a demand is owed to: the one place that knows what an unknown value can be.
struct Owing {
  private let catalog: Catalog
  /// For each provider, the slices and roots that have it.
  private let having: [[Node]]
  /// The same of those whose values come out of types that do not name them.
  private let laundered: [[Node]]

  init(_ flow: FlowReader) {
    let (catalog, nodes) = (flow.catalog, flow.laundered)
    self.catalog = catalog
    var having = Array(repeating: [Node](), count: catalog.providers.count)
    var laundered = having
    let all =
      catalog.slices.indices.map(catalog.node(slice:))
      + catalog.roots.indices.map(catalog.node(root:))
    for node in all {
      for provider in catalog.needs(of: node) {
        if catalog.isSlice(node) { having[provider].append(node) }
        if nodes.contains(node) { laundered[provider].append(node) }
      }
    }
    self.having = having
    self.laundered = laundered
  }

  /// The needs that a demand for any of some providers keeps.
  enum Owed {
    /// All of them, and that is certain.
    case all([Seeds.Need])
    /// One of them, whichever: the value has them all.
    case one([Seeds.Need])
    /// They may be what is asked for.
    case perhaps([Seeds.Need])

    var needs: [Seeds.Need] {
      switch self {
      case .all(let needs), .one(let needs), .perhaps(let needs): needs
      }
    }
  }

  func needs(
    of providers: Set<Int>, _ origin: Origin, in unit: @autoclosure () -> Unit,
    at place: Unit.Place
  ) -> Owed {
    switch origin {
    case .nobody: return .all([])
    case .these(let nodes):
      let owed = needs(of: providers, among: nodes)
      if let first = owed.first {
        let isOne = owed.allSatisfy { $0.node == first.node }
        return isOne ? Self.any(of: owed) : .perhaps(owed)
      }
    case .joint(let nodes):
      let owed = needs(of: providers, among: nodes)
      // A composition that names the provider itself asks it of no slice beside it.
      if let own = owed.first(where: { catalog.provider(of: $0.node) != nil }) {
        return .all([own])
      }
      if !owed.isEmpty { return Self.any(of: owed) }
    case .unknown: break
    }
    let reach = needs(of: providers, among: unit().sources)
    // What a module doesn't see can't be the type of anything in it.
    guard !reach.isEmpty else {
      return .perhaps(
        everybody(providers).filter { catalog.visibleModules.reach($0.node, from: place.file) })
    }
    let hidden = providers.flatMap { provider in
      laundered[provider].filter { catalog.visibleModules.reach($0, from: place.file) }
        .map { Seeds.Need(node: $0, provider: provider) }
    }
    return .perhaps(Set(reach + hidden).sorted())
  }

  /// Where a value has several that inherit what is asked for, each of them will do.
  private static func any(of needs: [Seeds.Need]) -> Owed {
    needs.count > 1 ? .one(needs) : .all(needs)
  }

  /// The needs of every slice: the value could be any of them.
  func everybody(_ providers: Set<Int>) -> [Seeds.Need] {
    providers.flatMap { provider in
      having[provider].map { Seeds.Need(node: $0, provider: provider) }
    }.sorted()
  }

  private func needs(of providers: Set<Int>, among nodes: Set<Node>) -> [Seeds.Need] {
    var found: [Seeds.Need] = []
    for node in nodes {
      let needs = catalog.needs(of: node)
      let had = providers.count > 1 ? providers.intersection(needs) : providers
      for provider in had where needs.contains(provider) && !isNeedless(provider, beside: had) {
        found.append(.init(node: node, provider: provider))
      }
    }
    return found.count > 1 ? found.sorted() : found
  }

  /// Whether what a provider inherits is there by itself: `HasTitle`, which brings `HasName`, in
  /// `HasName & HasTitle`.
  private func isNeedless(_ provider: Int, beside others: Set<Int>) -> Bool {
    others.count > 1
      && others.contains { $0 != provider && catalog.inheritedProviders[provider].contains($0) }
  }
}
