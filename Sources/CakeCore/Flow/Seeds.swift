/// What liveness is worked out from: what is used, and what is handed on to what.
struct Seeds {
  struct Need: Hashable, Comparable {
    var node: Node
    var provider: Int

    static func < (left: Need, right: Need) -> Bool {
      (left.node, left.provider) < (right.node, right.provider)
    }
  }

  struct Seed {
    var need: Need
    var reason: Reason
  }

  /// Values that are handed on: what the target needs, they need.
  struct Edge {
    var origin: Origin
    var unit: Int32
    var target: Node
    var by: Int32
    var place: Unit.Place
    /// Whether the value only may become one of the target's.
    var isDoubtful = false
  }

  /// Two slices that have to stay equal in what they share.
  struct Link {
    var one: Node
    var other: Node
  }

  /// Needs of which one stays, whichever.
  struct Choice {
    var needs: [Need]
    var reason: Reason
  }

  /// Needs that stay, whatever follows from them.
  var needs: [Seed] = []
  var choices: [Choice] = []
  var edges: [Edge] = []
  var links: [Link] = []

  mutating func add(_ other: Seeds) {
    needs += other.needs
    choices += other.choices
    edges += other.edges
    links += other.links
  }
}

/// Reads the seeds out of what declarations do.
struct SeedReader {
  private let catalog: Catalog
  private let flow: FlowReader
  private let owing: Owing
  private var seeds = Seeds()
  /// What associated types can be: what comes out of a type without its name, or what a constraint
  /// says, `where Model.Services == any Slice`.
  private lazy var whatAssociatedTypesAre: [Node] = flow.signatures.mentions(.constraint).reduce(
    into: flow.laundered
  ) { $0.formUnion(flow.nodes($1.mentions)) }.union(flow.signatures.sameTypes.keys).sorted()
  /// The providers that anything is cast to.
  private lazy var castProviders: Set<Int> = flow.signatures.castTargets.reduce(into: []) {
    for target in $1.targets {
      switch target {
      case .provider(let provider): $0.insert(provider)
      case .node(let node): $0.formUnion(catalog.needs(of: node))
      case .type: break
      }
    }
  }

  static func seeds(of flow: FlowReader, _ owing: Owing) -> Seeds {
    var reader = SeedReader(flow, owing)
    reader.read()
    return reader.seeds
  }

  private init(_ flow: FlowReader, _ owing: Owing) {
    catalog = flow.catalog
    self.flow = flow
    self.owing = owing
  }

  private mutating func read() {
    for id in flow.order { read(flow.units[id]!, id) }
    readMentions()
    readParents()
    seeds.needs += HeirReader(flow, owing).seeds()
    readLayers()
    readPrimaryTypes()
  }

  private mutating func keep(_ node: Node, _ provider: Int, _ reason: Reason) {
    seeds.needs.append(.init(need: .init(node: node, provider: provider), reason: reason))
  }

  private mutating func read(_ unit: Unit, _ id: Int32) {
    for demand in unit.orderedDemands {
      let certain: Reason
      let doubt: Reason.Doubt
      let providers: Set<Int>
      switch demand.wanted {
      case .slice(let node):
        seeds.edges.append(
          .init(
            origin: demand.origin, unit: id, target: node, by: demand.by, place: demand.place))
        continue
      case .member(let any):
        certain = .use(unit: id, demand.place)
        doubt = .unfollowedUse(unit: id, demand.place)
        providers = Set(any)
      case .named(let provider):
        certain = .use(unit: id, demand.place)
        doubt = .unfollowedUse(unit: id, demand.place)
        providers = catalog.satisfying[provider]
      case .provider(let provider):
        certain = .demand(unit: id, by: demand.by, demand.place)
        doubt = .unfollowedDemand(unit: id, by: demand.by, demand.place)
        providers = catalog.satisfying[provider]
      }
      switch owing.needs(of: providers, demand.origin, in: unit, at: demand.place) {
      case .all(let needs): for need in needs { keep(need.node, need.provider, certain) }
      case .one(let needs): seeds.choices.append(.init(needs: needs, reason: certain))
      case .perhaps(let needs):
        for need in needs { keep(need.node, need.provider, .doubt(doubt)) }
      }
    }
    for conversion in unit.conversions.sorted(by: { $0.place < $1.place }) {
      let given = conversion.given ?? unit.sources.filter { catalog.root(of: $0) != nil }
      read(conversion, of: given, id)
    }
    for (node, escapes) in unit.escapes.sorted(by: { $0.key < $1.key }) {
      let providers = catalog.needs(of: node).sorted()
      // Of one a compile may tell, and of another not.
      for escape in escapes {
        for provider in providers { keep(node, provider, .doubt(.escape(unit: id, escape))) }
      }
    }
  }

  /// What becomes something that an associated type stands for could be anything that comes out of a
  /// type without its name.
  private mutating func read(_ conversion: Unit.Conversion, of given: Set<Node>, _ id: Int32) {
    if given.isEmpty { return }
    let origin = Origin.these(given)
    let place = conversion.place
    let had = given.reduce(into: Set<Int>()) { $0.formUnion(catalog.needs(of: $1)) }
    for target in conversion.wanted?.sorted() ?? whatAssociatedTypesAre
    where catalog.root(of: target) == nil && had.isSuperset(of: catalog.needs(of: target)) {
      guard catalog.visibleModules.reach(target, from: place.file) else { continue }
      guard let provider = catalog.provider(of: target) else {
        seeds.edges.append(
          .init(
            origin: origin, unit: id, target: target, by: conversion.by, place: place,
            isDoubtful: true))
        continue
      }
      let doubt = Reason.doubt(.unfollowedDemand(unit: id, by: conversion.by, place))
      for need in owing.needs(
        of: catalog.satisfying[provider], origin, in: flow.units[id]!, at: place
      ).needs { keep(need.node, need.provider, doubt) }
    }
    // What it is there may be asked for by a cast.
    let escape = Unit.Escape(place: place, destination: .cast)
    for node in given.sorted() where catalog.isSlice(node) {
      for provider in catalog.needs(of: node).intersection(castProviders).sorted() {
        keep(node, provider, .doubt(.escape(unit: id, escape)))
      }
    }
  }

  private mutating func readMentions() {
    for (target, use) in flow.signatures.lostMentions {
      let reason = Reason.doubt(.mention(.init(file: use.file, occurrence: use.occurrence)))
      switch target {
      case .node(let node):
        for provider in catalog.needs(of: node).sorted() { keep(node, provider, reason) }
      case .provider(let provider):
        for need in owing.everybody(catalog.satisfying[provider]) {
          keep(need.node, need.provider, reason)
        }
      case .type: break
      }
    }
  }

  /// A scope's conformances lean on its parent's.
  private mutating func readParents() {
    for symbol in flow.signatures.all.keys
    where catalog.facts.symbols.base[Int(symbol)].kind.isProperty {
      guard let index = catalog.rootOf[catalog.facts.nominalParent(symbol)],
        catalog.hasAssociatedTypes(root: index)
      else { continue }
      for mention in flow.signatures.all[symbol]!.mentions {
        guard case .node(let node) = mention.target, !catalog.isSlice(node),
          node != catalog.node(root: index)
        else { continue }
        let shared = catalog.roots[index].provides.intersection(catalog.needs(of: node))
        for provider in shared.sorted() { keep(node, provider, .conformance(root: index)) }
      }
    }
  }

  /// A layer, a protocol whose extension answers a provider's requirement, is there to provide it.
  private mutating func readLayers() {
    let facts = catalog.facts
    var answers: [Int: [String: Int32]] = [:]
    for number in 0..<facts.symbols.count {
      let symbol = facts.symbols.base[number]
      guard symbol.parent >= 0, facts.symbols.base[Int(symbol.parent)].kind == .extension,
        let slice = catalog.sliceOf[facts.extendedOrSelf(symbol.parent)]
      else { continue }
      answers[slice, default: [:]][facts.name(Int32(number))] = symbol.parent
    }
    for (slice, names) in answers.sorted(by: { $0.key < $1.key }) {
      for provider in catalog.slices[slice].needs.sorted() {
        let answer = catalog.providers[provider].requirements.lazy
          .compactMap { names[facts.name($0)] }.first
        guard let answer else { continue }
        keep(catalog.node(slice: slice), provider, .doubt(.layer(extension: answer)))
      }
    }
  }

  /// `protocol EditNeeds<Item>: HasStore` names what it inherits, and the index has nothing there.
  private mutating func readPrimaryTypes() {
    for (index, slice) in catalog.slices.enumerated() where slice.isProtocol {
      for name in flow.signatures.genericParameters(of: slice.symbol) {
        for provider in slice.needs.sorted()
        where catalog.providers[provider].associatedTypes.contains(name) {
          keep(catalog.node(slice: index), provider, .doubt(.trait(name)))
        }
      }
    }
  }
}
