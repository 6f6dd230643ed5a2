/// Slices with equal needs are one type, and some code may rely on that: an `inout` argument, a
/// generic argument, a metatype, a `where` clause with `==`. They stay equal.
extension Couplings {
  func linkSameTypes() {
    // `Handler(run: open)` is generic over what the function takes.
    var named: [Int32: Set<Node>] = [:]
    for (group, functions) in flow.functions {
      for function in functions.values { named[group.owner, default: []].formUnion(function.nodes) }
    }
    for id in flow.order {
      let unit = flow.units[id]!
      for index in unit.demands.indices where unit.demands[index].isInvariant {
        let demand = unit.demands[index]
        guard case .slice(let sink) = demand.wanted else { continue }
        let sources = demand.origin.nodes ?? unit.sources.union(named[id] ?? [])
        link(sink, to: sources)
        keep(sink, equalTo: sources, .unfollowedDemand(unit: id, by: demand.by, demand.place))
      }
    }
    linkJoined()
    linkAnswers()
    linkSuperclasses()
    linkCompared()
    // Another slice meets `Needs == any Slice` only where a generic argument can be of it.
    for node in flow.signatures.sameTypes.keys {
      for index in catalog.slices.indices where index != node.number {
        let other = catalog.node(slice: index)
        guard areEqual(other, node), flow.laundered.contains(other) || lost.contains(other) else {
          continue
        }
        seeds.links.append(.init(one: node, other: other))
      }
    }
    linkSecondNames()
  }

  /// `let both = [list, edit]` has a type only where one of the values is of the other's.
  private func linkJoined() {
    for (unit, place, nodes) in flow.joins {
      for one in nodes.sorted() where catalog.isSlice(one) {
        for other in nodes.sorted() where other != one {
          if areEqual(one, other) { seeds.links.append(.init(one: one, other: other)) }
          guard let provider = catalog.provider(of: other) else { continue }
          for need in catalog.satisfying[provider].intersection(catalog.needs(of: one)).sorted() {
            keep(one, need, .unfollowedDemand(unit: unit, by: unit, place))
          }
        }
      }
    }
  }

  /// What a type answers in the place of one associated type, or of its superclass's parameter, is one
  /// type, in whatever words: `class Home: Base<any S> { override func show(_ services: any T) }`.
  private func linkAnswers() {
    struct Answer: Hashable {
      var type: Int32
      var asking: Int32
    }
    var answers: [Answer: Set<Node>] = [:]
    let nested = flow.nestedAliases
    for index in 0..<facts.overrides.count {
      let relation = facts.overrides.base[index]
      guard let own = flow.signatures.signature(relation.overriding) else { continue }
      let asked = flow.signatures.signature(relation.overridden)?.mentions.map(\.target) ?? []
      let type = facts.nominalParent(relation.overriding)
      let answer = Answer(type: type, asking: facts.nominalParent(relation.overridden))
      let held = flow.signatures.signature(type)?.mentions.filter { $0.position == .held } ?? []
      let named = nested[type] ?? []
      answers[answer, default: flow.nodes(held).union(named)].formUnion(
        flow.nodes(own.mentions.filter { !asked.contains($0.target) }))
    }
    for nodes in answers.values where nodes.count > 1 {
      for one in nodes.sorted() {
        link(one, to: nodes.filter { $0 > one })
        keep(one, spelledAs: nodes)
      }
    }
  }

  /// A `class Report: Coordinator<any ReportServices>` may be given where a
  /// `Coordinator<any JobServices>` is asked for.
  private func linkSuperclasses() {
    for (type, mentions) in flow.signatures.mentions(.held) {
      let held = flow.nodes(mentions)
      for ancestor in catalog.inheritedProtocols(type) {
        for other in flow.signatures.arguments[ancestor] ?? [] { link(other, to: held) }
      }
    }
  }

  func link(_ node: Node, to others: some Sequence<Node>) {
    for other in others where other != node && areEqual(node, other) {
      seeds.links.append(.init(one: node, other: other))
    }
  }

  func areEqual(_ one: Node, _ other: Node) -> Bool {
    catalog.isSlice(one) && catalog.isSlice(other)
      && catalog.needs(of: one) == catalog.needs(of: other)
  }
}
