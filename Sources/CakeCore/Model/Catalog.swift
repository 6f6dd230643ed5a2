/// The program's providers, slices and roots, found once and looked up by symbol.
final class Catalog {
  let facts: Facts
  var providers: [Provider] = []
  var slices: [Slice] = []
  var roots: [Root] = []
  /// What each type that is declared elsewhere and extended here provides.
  var foreignProvisions: [Set<Int>] = []
  var clauseUses: Set<ClauseUse> = []
  var providerOf: [Int32: Int] = [:]
  var sliceOf: [Int32: Int] = [:]
  var rootOf: [Int32: Int] = [:]
  /// For each protocol with members, the providers that have those members.
  var providersWithProtocol: [Int32: [Int]] = [:]
  /// Aliases that mention providers or slices in something other than a plain composition.
  var mentionAliases: Set<Int32> = []
  /// For each type or protocol, what it inherits or conforms to.
  var basesOf: [Int32: [Facts.Base]] = [:]
  /// What of it protocols inherit by `where Self: …` rather than by their clause.
  var conditions: [Int32: Set<Int32>] = [:]
  /// For each alias that slices may come by, where its right-hand side stands.
  var aliasTexts: [Int32: Range<Int>] = [:]

  /// The base names of everything that providers have.
  lazy var memberNames: Set<String> = {
    var names: Set<String> = []
    let protocols = Marks(providersWithProtocol.keys, in: facts)
    for number in 0..<facts.symbols.count {
      let parent = facts.extendedOrSelf(facts.symbols.base[number].parent)
      if parent >= 0, protocols.contains(parent) {
        names.insert(String(facts.name(Int32(number)).prefix { $0 != "(" }))
      }
    }
    return names
  }()

  /// The names of all types that dependencies may be seen as; those from elsewhere have no module.
  private(set) lazy var namesOfDependencies: Set<String> = {
    var inherited: Set<Int32> = []
    for provider in providers { inherited.formUnion(provider.protocols) }
    for slice in slices { inherited.formUnion(inheritedProtocols(slice.symbol)) }
    let others = inherited.filter { providerOf[$0] == nil && sliceOf[$0] == nil }
    return Set(
      roots.map(\.name) + slices.map(\.name) + providers.map(\.name)
        + others.map(facts.qualifiedName))
  }()

  private lazy var moduleMentions = ModuleMentions(facts)
  private(set) lazy var visibleModules = VisibleModules(self, moduleMentions)

  private(set) lazy var referenceTable = ReferenceTable(facts)

  /// For each root, how it comes to conform to each of its providers.
  lazy var grantsOfRoots: [[Int: [Root.Grant]]] = roots.map {
    Dictionary(grouping: $0.grants, by: \.provider)
  }

  /// For each slice, the providers that inherit it.
  lazy var heirs: [Int: Set<Int>] = findHeirs()

  /// For each root, the one that it is a subclass of.
  lazy var superclassesOfRoots: [Int?] = roots.map { root in
    bases(of: root.symbol).lazy.compactMap { base in
      self.facts.symbols.base[Int(base.base)].kind == .class ? self.rootOf[base.base] : nil
    }.first
  }

  /// The protocols that declare an associated type.
  lazy var ownersOfAssociatedTypes = Set(
    facts.associatedTypes.map { facts.symbols.base[Int($0)].parent })

  /// Finds all of them, by the patterns of providers' names.
  ///
  /// - Parameter meanwhile: What else another thread may do that asks the facts alone.
  init(_ facts: Facts, _ patterns: [ProviderPattern], meanwhile: @escaping () -> Void) {
    self.facts = facts
    SharedWork.all(
      jobs: facts.jobs, { self.find(patterns) },
      // They say where symbols are named, whatever these are.
      { _ = self.referenceTable }, { _ = self.moduleMentions }, meanwhile)
    workOutWhatIsShared()
  }

  private func find(_ patterns: [ProviderPattern]) {
    findProviders(patterns)
    findSlices(patterns)
    findUnrecordedConformances()
    findRoots()
  }

  /// Works out what would be when it is first asked for, which several threads may do at once.
  private func workOutWhatIsShared() {
    SharedWork.all(
      jobs: facts.jobs,
      { _ = self.visibleModules }, { _ = self.memberNames }, { _ = self.namesOfDependencies },
      { _ = (self.grantsOfRoots, self.superclassesOfRoots, self.ownersOfAssociatedTypes) },
      { _ = (self.inheritedProviders, self.satisfying, self.heirs) })
  }

  func node(slice: Int) -> Node { Node(number: slice) }
  func node(root: Int) -> Node { Node(number: slices.count + root) }
  /// What stands for values of which no more is said than the provider.
  func node(provider: Int) -> Node { Node(number: slices.count + roots.count + provider) }

  func isSlice(_ node: Node) -> Bool { node.number < slices.count }

  /// The number of the root that a node stands for; nil for a slice or a provider.
  func root(of node: Node) -> Int? {
    let number = node.number - slices.count
    return roots.indices.contains(number) ? number : nil
  }

  /// The number of the provider that a node stands for.
  func provider(of node: Node) -> Int? {
    let number = node.number - slices.count - roots.count
    return number < 0 ? nil : number
  }

  func needs(of node: Node) -> Set<Int> {
    if isSlice(node) { return slices[node.number].needs }
    if let root = root(of: node) { return roots[root].provides }
    return inheritedProviders[node.number - slices.count - roots.count]
  }

  /// For each provider, itself and those that inherit from it: each of them will do for it.
  lazy var satisfying: [Set<Int>] = {
    var found = providers.indices.map { Set([$0]) }
    for (provider, inherited) in inheritedProviders.enumerated() {
      for other in inherited { found[other].insert(provider) }
    }
    return found
  }()

  /// The slices, roots and providers among what something mentions.
  func nodes(of targets: some Sequence<Mention.Target>) -> Set<Node> {
    var found: Set<Node> = []
    for target in targets {
      switch target {
      case .node(let node): found.insert(node)
      case .provider(let provider): found.insert(node(provider: provider))
      case .type: break
      }
    }
    return found
  }

  /// Each provider, with those that it inherits from.
  lazy var inheritedProviders: [Set<Int>] = providers.indices.map { provider in
    Set(providers[provider].protocols.compactMap { providerOf[$0] }).union([provider])
  }

  /// The providers that a member belongs to, through extensions and inheritance.
  func providers(ofMember symbol: Int32) -> [Int] {
    let parent = facts.nominalParent(symbol)
    guard parent >= 0 else { return [] }
    return providersWithProtocol[parent] ?? []
  }

  func bases(of symbol: Int32) -> [Facts.Base] { basesOf[symbol] ?? [] }
}
