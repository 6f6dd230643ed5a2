/// Making a value that a root provides needs that same value.
enum ConstructionCycle: Rule {
  static let id = RuleID.constructionCycle

  static func findings(in program: Program) -> [Finding] {
    let construction = program.construction
    let reached = construction.reached()
    let provisions = Provisions(construction)
    let graph = construction.edges.indices.map { frame in
      reached[frame] ? construction.edges[frame].map(\.target) : []
    }
    // What provides something sorts in front of what doesn't.
    let search = CycleSearch(graph) { frame in
      let provided = provisions.of(frame)
      return provided == nil ? "~" : "\(provided!.root) \(program.facts.name(provided!.symbol))"
    }
    var seen: Set<String> = []
    return search.cycles().compactMap { cycle in
      guard let finding = CyclePath(construction, provisions, cycle).finding else { return nil }
      return seen.insert("\(finding.location) \(finding.message)").inserted ? finding : nil
    }
  }
}

/// Which frames are bodies that make what a root provides.
struct Provisions {
  struct Provision {
    var root: Int
    var provider: Int
    var symbol: Int32
  }

  private let construction: Construction
  private let providers: [[Int32: Int]]

  init(_ construction: Construction) {
    self.construction = construction
    providers = construction.catalog.roots.indices.map(construction.members.providing)
  }

  func of(_ frame: Int) -> Provision? {
    let frame = construction.frames[frame]
    guard let type = construction.type(of: frame.this),
      let root = construction.catalog.rootOf[type],
      let provider = providers[root][frame.symbol]
    else { return nil }
    return Provision(root: root, provider: provider, symbol: frame.symbol)
  }
}
