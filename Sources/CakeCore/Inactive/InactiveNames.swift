/// The names by which code that was left out could reach what slices need.
struct InactiveNames {
  /// For each provider, the base names of what is read on it.
  var members: [Int: Set<String>] = [:]
  /// Those that need no value: static members and initialisers.
  var statics: [Int: Set<String>] = [:]
  /// The same with the labels of functions.
  var labels: [Int: [String: [[String]]]] = [:]
  /// Those that are no functions: what a call of one takes is its type's.
  var values: [Int: Set<String>] = [:]
  /// Those of them that nothing is known of which would keep them from being called.
  var callable: [Int: Set<String>] = [:]
  /// For each slice, by name, what may be a value of it.
  var carriers: [Node: [String: [Int32]]] = [:]

  private static let kindsWithoutValue: [SymbolKind] = [
    .staticProperty, .classProperty, .staticMethod, .classMethod, .constructor,
  ]

  init(_ flow: FlowReader, _ branches: [InactiveBranches.Branch]) {
    let (catalog, signatures) = (flow.catalog, flow.signatures.all)
    let facts = catalog.facts
    let callees = InactiveCallees(flow, branches)
    for number in 0..<Int32(facts.symbols.count) {
      let symbol = facts.symbols.base[Int(number)]
      guard symbol.kind.isProperty || symbol.kind.isFunction else { continue }
      var providers = Set(catalog.providers(ofMember: number))
      if symbol.parent >= 0, let signature = signatures[symbol.parent],
        facts.symbols.base[Int(symbol.parent)].kind == .extension
      {
        for case .provider(let provider) in signature.mentions.map(\.target) {
          providers.insert(provider)
        }
        for case .node(let node) in signature.mentions.map(\.target) {
          providers.formUnion(catalog.needs(of: node))
        }
      }
      guard !providers.isEmpty else { continue }
      let full = facts.name(number)
      let name = String(full.prefix { $0 != "(" })
      for provider in providers {
        members[provider, default: []].insert(name)
        if Self.kindsWithoutValue.contains(symbol.kind) {
          statics[provider, default: []].insert(name)
        }
        if symbol.kind.isProperty {
          values[provider, default: []].insert(name)
          if callees.mayCall(number) { callable[provider, default: []].insert(name) }
        }
        if symbol.kind.isFunction {
          labels[provider, default: [:]][name, default: []].append(InactiveCode.labels(of: full))
        }
      }
    }
    for (symbol, signature) in signatures {
      let name = String(facts.name(symbol).prefix { $0 != "(" })
      for case .node(let node) in signature.supplies.map(\.target) where catalog.isSlice(node) {
        carriers[node, default: [:]][name, default: []].append(symbol)
      }
      for (parameter, nodes) in signature.parameters {
        for node in nodes where catalog.isSlice(node) {
          carriers[node, default: [:]][parameter, default: []] += []
        }
      }
    }
  }
}
