/// Says whose needs a demand is owed to: the one place that knows what an unknown value can be.
struct Owing {
  private let catalog: Catalog
  /// For each provider, the slices and roots that have it.
  private let having: [[Node]]
  /// The same of those whose values come out of types that do not name them.
  private let laundered: [[Node]]

  init(_ catalog: Catalog, laundered nodes: Set<Node>) {
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

  /// The needs that a demand for any of some providers keeps, and whether that is certain.
  func needs(
    of providers: Set<Int>, _ origin: Origin, in unit: @autoclosure () -> Unit,
    at place: Unit.Place
  ) -> (needs: [Seeds.Need], isCertain: Bool) {
    switch origin {
    case .nobody: return ([], true)
    case .these(let nodes):
      let owed = needs(of: providers, among: nodes)
      if let first = owed.first { return (owed, owed.allSatisfy { $0.node == first.node }) }
    case .unknown: break
    }
    let reach = needs(of: providers, among: unit().sources)
    // What a module doesn't see can't be the type of anything in it.
    guard !reach.isEmpty else {
      return (
        everybody(providers).filter { catalog.visibleModules.reach($0.node, from: place.file) },
        false
      )
    }
    let hidden = providers.flatMap { provider in
      laundered[provider].filter { catalog.visibleModules.reach($0, from: place.file) }
        .map { Seeds.Need(node: $0, provider: provider) }
    }
    return (Set(reach + hidden).sorted(), false)
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
      for provider in providers where needs.contains(provider) {
        found.append(.init(node: node, provider: provider))
      }
    }
    return found.count > 1 ? found.sorted() : found
  }
}
