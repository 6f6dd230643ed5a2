/// One cycle in words: what is made, by what, which reads what.
struct CyclePath {
  private let construction: Construction
  private let provisions: Provisions
  private let cycle: [Int]
  private var facts: Facts { construction.facts }
  private var catalog: Catalog { construction.catalog }

  init(_ construction: Construction, _ provisions: Provisions, _ cycle: [Int]) {
    self.construction = construction
    self.provisions = provisions
    self.cycle = cycle
  }

  /// Nil where the cycle makes nothing that a root provides.
  var finding: Finding? {
    let provided = cycle.map(provisions.of)
    guard let first = provided.first ?? nil else { return nil }
    let root = catalog.roots[first.root]
    let names = provided.compactMap { $0.map { shortName($0.symbol) } }
    // All of a long one is in the notes.
    let shown = names.count > 8 ? names[..<4] + ["…"] + names.suffix(3) : names[...]
    let chain = (shown + [names[0]]).joined(separator: " → ")
    let providers = Set(provided.compactMap { $0.map { catalog.providers[$0.provider].name } })
    return Finding(
      rule: ConstructionCycle.id, severity: ConstructionCycle.id.defaultSeverity,
      message: "making '\(name(of: first.root)).\(shortName(first.symbol))' needs "
        + "'\(shortName(first.symbol))' itself: \(chain); "
        + "let one of them get the next when it uses it, not while it is made",
      location: facts.definitionPlace(first.symbol),
      subject: [.root: .name(root.name), .providers: .names(providers.sorted())],
      notes: cycle.indices.map { note(from: $0, provided[$0]) })
  }

  private func note(from index: Int, _ provided: Provisions.Provision?) -> Finding.Note {
    let target = cycle[(index + 1) % cycle.count]
    let edge = construction.edges[cycle[index]].first { $0.target == target }!
    let symbol = construction.frames[target].symbol
    let kind = facts.symbols.base[Int(symbol)].kind
    let subject =
      provided.map { "'\(name(of: $0.root)).\(shortName($0.symbol))'" }
      ?? "which"
    let verb =
      switch kind {
      case .constructor: provided == nil ? "makes" : "is made by"
      case _ where kind.isProperty: "reads"
      default: "calls"
      }
    let object =
      switch kind {
      case .constructor where provided == nil: typeName(of: symbol)
      case .constructor: "\(typeName(of: symbol)).\(facts.name(symbol))"
      default: facts.name(symbol)
      }
    let token = facts.source(edge.file)[edge.token]
    return Finding.Note(
      message: "\(subject) \(verb) '\(object)'",
      location: SourcePlace(
        file: facts.files[edge.file].path, line: Int(token.line), column: Int(token.column)))
  }

  private func typeName(of initializer: Int32) -> String {
    let type = facts.nominalParent(initializer)
    return type < 0 ? "" : facts.name(type)
  }

  private func name(of root: Int) -> String { construction.program.shown(root: root) }

  private func shortName(_ symbol: Int32) -> String { facts.name(symbol) }
}
