/// Which needs the program could not be compiled without.
///
/// A need is live where a member of its provider is used on its slice's value, where the value
/// escapes, or where it is handed to something whose own need is live. What is not live can go,
/// all of it together. Every doubt makes a need live; what is live without any doubt is told apart.
///
/// It depends on nothing but a set of seeds. What is certain is worked out first, and once for all sets
/// that differ in their doubts alone.
struct Liveness {
  /// The live needs in the order they were found, each with what keeps it.
  private(set) var found: [Seeds.Seed] = []
  private var live: NeedSet
  /// What is live by what is certain alone.
  private var certain: NeedSet
  /// What is live, and what slices have besides, through included ones that stay for something else.
  private var having: NeedSet
  /// How many needs slices have besides.
  private var carried = 0
  private let catalog: Catalog
  private let edges: [Seeds.Edge]
  /// The numbers of the edges, by the node that values go to.
  private let edgesTo: [[Int32]]
  /// By node, in order.
  private let links: [[Node]]
  private let units: [Int32: Unit]
  private let owing: Owing
  private var bringers: Bringers
  private let inclusions: Inclusions
  /// Needs of which one has to be live, as far as is known.
  private var choices: [Seeds.Choice]
  /// How many of the live needs have been followed: all once by what is certain, and once more when
  /// doubts are let in.
  private var next = 0
  /// How many were found before doubts were let in, and which of their edges lead to more than was
  /// followed then, by the need's place.
  private var countOfCertain = 0
  private var open: [(need: Int, edge: Int32)] = []
  private var nextOpen = 0
  private var isCertainOnly = true
  /// Whether what may be handed on keeps anything; not where the compiler is asked about it.
  private var followsDoubts = false
  /// The groups of which no need is live yet.
  private var groups: [NeedGroup] = []

  /// What is live by what is certain among seeds.
  ///
  /// - Parameter lasting: Needs that nobody is told of, whatever becomes of them.
  init(
    certainOf seeds: Seeds, lasting: Set<Seeds.Need>, _ flow: FlowReader, _ owing: Owing,
    _ bringers: Bringers, _ inclusions: Inclusions
  ) {
    catalog = flow.catalog
    self.owing = owing
    self.bringers = bringers
    self.bringers.lasting = lasting
    self.inclusions = inclusions
    units = flow.units
    let none = NeedSet(catalog)
    (live, certain, having) = (none, none, none)
    let nodes = catalog.slices.count + catalog.roots.count + catalog.providers.count
    edges = seeds.edges
    var edgesTo: [[Int32]] = Array(repeating: [], count: nodes)
    for index in edges.indices { edgesTo[edges[index].target.number].append(Int32(index)) }
    self.edgesTo = edgesTo
    choices = seeds.choices
    var links: [Set<Node>] = Array(repeating: [], count: nodes)
    for link in seeds.links {
      links[link.one.number].insert(link.other)
      links[link.other.number].insert(link.one)
    }
    self.links = links.map { $0.sorted() }
    found.reserveCapacity(seeds.needs.count)
    for seed in seeds.needs where seed.reason.isCertain { mark(seed.need, seed.reason) }
    spread()
    settle(.certain)
    certain = live
    countOfCertain = found.count
  }

  /// The same, and what doubts keep beside it.
  func lettingIn(_ doubts: [Seeds.Seed], followsDoubts: Bool = true) -> Liveness {
    var all = self
    all.followsDoubts = followsDoubts
    all.isCertainOnly = false
    all.next = 0
    for seed in doubts { all.mark(seed.need, seed.reason) }
    all.spread()
    all.settle(followsDoubts ? .doubtful : .tried)
    return all
  }

  func isLive(_ node: Node, _ provider: Int) -> Bool { live.contains(node, provider) }

  /// Whether the facts prove that a need is used, every step of the way.
  func isCertain(_ node: Node, _ provider: Int) -> Bool { certain.contains(node, provider) }

  /// Whether a slice still has a provider when all is gone that is not live, if what it includes stays.
  func has(_ need: Seeds.Need) -> Bool { having.contains(need) }

  /// What is not live of values that are handed on as a slice which has a provider.
  func owed(for need: Seeds.Need) -> [Seeds.Seed] {
    edgesTo[need.node.number].flatMap { number -> [Seeds.Seed] in
      let edge = edges[Int(number)]
      let owed = owing.needs(
        of: catalog.satisfying[need.provider], edge.origin, in: units[edge.unit]!, at: edge.place)
      if case .one(let needs) = owed, needs.contains(where: live.contains) { return [] }
      return owed.needs.filter { $0.node != need.node && !live.contains($0) }.map {
        .init(
          need: $0,
          reason: .doubt(
            .unfollowedForward(unit: edge.unit, to: need.node, by: edge.by, edge.place)))
      }
    }
  }

  /// The slices that must stay equal to a slice.
  func linked(to node: Node) -> [Node] { links[node.number] }

  private mutating func mark(_ need: Seeds.Need, _ reason: @autoclosure () -> Reason) {
    guard live.insert(need) else { return }
    having.insert(need)
    found.append(.init(need: need, reason: reason()))
  }

  private mutating func spread() {
    while next < found.count {
      let need = found[next].need
      follow(need)
      next += 1
      guard !isCertainOnly, followsDoubts else { continue }
      for linked in links[need.node.number]
      where catalog.needs(of: linked).contains(need.provider) {
        mark(.init(node: linked, provider: need.provider), .doubt(.sameType(need.node)))
      }
    }
  }

  /// Goes on to those who hand the next need's values on; where that was done by what is certain, only
  /// along what was left open then.
  private mutating func follow(_ need: Seeds.Need) {
    if !isCertainOnly, next < countOfCertain {
      while nextOpen < open.count, open[nextOpen].need == next {
        _ = spread(need, over: edges[Int(open[nextOpen].edge)])
        nextOpen += 1
      }
      return
    }
    for edge in edgesTo[need.node.number] {
      let isAll = spread(need, over: edges[Int(edge)])
      if !isAll, isCertainOnly { open.append((next, edge)) }
    }
  }

  /// Whether that is all, and certain.
  private mutating func spread(_ need: Seeds.Need, over edge: Seeds.Edge) -> Bool {
    var certain: Reason { .forward(unit: edge.unit, to: need.node, by: edge.by, edge.place) }
    let owed: [Seeds.Need]
    switch owing.needs(
      of: catalog.satisfying[need.provider], edge.origin, in: units[edge.unit]!, at: edge.place)
    {
    case .all(let needs) where !edge.isDoubtful:
      for source in needs where source.node != need.node { mark(source, certain) }
      return true
    case .one(let needs) where !edge.isDoubtful:
      choices.append(.init(needs: needs, reason: certain))
      return false
    case .all(let needs), .one(let needs), .perhaps(let needs): owed = needs
    }
    guard !isCertainOnly, followsDoubts else { return false }
    for source in owed where source.node != need.node {
      mark(
        source,
        .doubt(.unfollowedForward(unit: edge.unit, to: need.node, by: edge.by, edge.place)))
    }
    return false
  }

  /// What brings a live need along stays: a slice that another includes, a root's clause. Where
  /// several bring it, one that is live or stays anyway is enough; if none does, one is chosen, once
  /// all is known that is live without a choice.
  private mutating func settle(_ mode: Bringers.Mode) {
    groups = inclusions.groups + bringers.groups(mode)
    repeat {
      while settleLone() {}
    } while choose()
  }

  /// Keeps what alone brings something, and says whether more is live than before.
  private mutating func settleLone() -> Bool {
    let count = found.count + carried
    for group in openGroups() {
      let lasting = group.needs.first(where: bringers.isLasting)
      guard let only = lasting ?? (group.needs.count == 1 ? group.needs[0] : nil),
        !isBrought(group)
      else { continue }
      let reason = reason(of: group)
      mark(only, reason)
    }
    spread()
    for (slice, brought) in inclusions.lone {
      let node = catalog.node(slice: slice)
      let bringing = Set(
        brought.filter { live.contains(node, $0.provider) }.map(\.included))
      for included in bringing.sorted() { carry(what: included, to: slice) }
    }
    return found.count + carried > count
  }

  /// What is handed on as a slice has to have all that stays in it, used there or not.
  private mutating func carry(what included: Int, to slice: Int) {
    let (node, other) = (catalog.node(slice: slice), catalog.node(slice: included))
    guard having.hasMore(of: other, than: node) else { return }
    for provider in catalog.slices[included].needs.sorted() where having.contains(other, provider) {
      let need = Seeds.Need(node: node, provider: provider)
      guard having.insert(need) else { continue }
      carried += 1
      for edge in edgesTo[node.number] { _ = spread(need, over: edges[Int(edge)]) }
    }
    spread()
  }

  /// Keeps what brings the most of what is still open; nothing where that would be no certainty.
  private mutating func choose() -> Bool {
    guard !isCertainOnly else { return false }
    let open = openGroups()
    let counts = open.reduce(into: [Seeds.Need: Int]()) { counts, group in
      for need in group.needs { counts[need, default: 0] += 1 }
    }
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let best, let group = open.first(where: { $0.needs.contains(best.key) }) else {
      return false
    }
    let reason = reason(of: group)
    // What stays in a slice through what it includes costs nothing.
    mark(group.needs.first(where: isIncluded) ?? best.key, reason)
    spread()
    return true
  }

  private func isIncluded(_ need: Seeds.Need) -> Bool {
    guard catalog.isSlice(need.node) else { return false }
    return catalog.slices[need.node.number].includedSlices.contains { other in
      let included = Seeds.Need(node: catalog.node(slice: other), provider: need.provider)
      return live.contains(included) || isIncluded(included)
    }
  }

  /// What brings along live needs, and what values of several slices have, where none of it is live.
  private mutating func openGroups() -> [NeedGroup] {
    // Closures would each take a copy of everything here.
    var (open, rest): ([NeedGroup], [NeedGroup]) = ([], [])
    for group in groups where !isBrought(group) {
      rest.append(group)
      if isAskedFor(group) { open.append(group) }
    }
    groups = rest
    for index in choices.indices {
      let group = NeedGroup(purpose: .choice(index), needs: choices[index].needs)
      if !isBrought(group) { open.append(group) }
    }
    return open
  }

  private func isAskedFor(_ group: NeedGroup) -> Bool {
    if case .bringing(let need) = group.purpose { live.contains(need) } else { true }
  }

  private func reason(of group: NeedGroup) -> Reason {
    switch group.purpose {
    case .bringing(let need):
      catalog.root(of: need.node).map(Reason.conformance) ?? .inclusion(need.node)
    case .choice(let number): choices[number].reason
    }
  }

  private func isBrought(_ group: NeedGroup) -> Bool {
    for need in group.needs where isBrought(need) { return true }
    for need in group.others where isBrought(need) { return true }
    return false
  }

  private func isBrought(_ need: Seeds.Need) -> Bool {
    live.contains(need) || bringers.isInherited(need, isLive: live.contains)
  }
}
