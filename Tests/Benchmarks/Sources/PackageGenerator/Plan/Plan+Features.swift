extension Plan {
  /// Gives each module its features, each feature what it reads and whom it hands its needs on to.
  mutating func planFeatures(_ randomness: inout Randomness) {
    var names = UniqueNames()
    for module in featureModules.indices {
      let pool = providerPool(of: module, &randomness)
      let count = share(of: options.features, at: module, among: featureModules.count)
      let domain = featureModules[module].name.dropLast("Feature".count)
      for position in 0..<count {
        let screen = Words.screens[position % Words.screens.count]
        let style = style(&randomness)
        var reads = randomness.pick(randomness.number(in: 2...6), of: pool.usual)
        // Every provider that is this module's to cover is read by somebody.
        if position < pool.own.count, !reads.contains(pool.own[position]) {
          reads[0] = pool.own[position]
        }
        // More of them than features: the last feature reads the rest.
        if position == count - 1, pool.own.count > count {
          reads += pool.own[count...].filter { !reads.contains($0) }
        }
        let feature = Feature(
          name: names.take("\(domain)\(screen)"), module: module, style: style,
          sliceForm: sliceForm(of: style, &randomness), reads: reads, children: [],
          includesChildren: false)
        featureModules[module].features.append(features.count)
        features.append(feature)
        planChildren(of: features.count - 1, &randomness)
      }
    }
  }

  /// What a module's features usually read: its part of its root's providers, some others of that
  /// root, and some of the app's.
  private func providerPool(
    of module: Int, _ randomness: inout Randomness
  ) -> (own: [Int], usual: [Int]) {
    let root = roots[featureModules[module].root]
    let position = root.modules.firstIndex(of: module)!
    let start = root.providers.count * position / root.modules.count
    let end = root.providers.count * (position + 1) / root.modules.count
    let own = Array(root.providers[start..<end])
    let others = root.providers.filter { !own.contains($0) }
    let common = featureModules[module].root == 0 ? [] : roots[0].providers
    let usual =
      own + randomness.pick(max(4, 12 - own.count), of: others) + randomness.pick(4, of: common)
    return (own, usual)
  }

  private func share(of total: Int, at index: Int, among count: Int) -> Int {
    total * (index + 1) / count - total * index / count
  }

  private func style(_ randomness: inout Randomness) -> Feature.Style {
    switch randomness.below(100) {
    case ..<65: .model
    case ..<77: .reducer
    case ..<87: .workflow
    default: .function
    }
  }

  private func sliceForm(
    of style: Feature.Style, _ randomness: inout Randomness
  ) -> Feature.SliceForm {
    switch randomness.below(100) {
    case ..<5: .protocol
    case ..<35 where style == .model || style == .reducer: .nestedAlias
    default: .alias
    }
  }

  private static var greatestDepth: Int { 4 }

  /// Hands on to one to three earlier features of the module, mostly such as nobody makes yet, and
  /// now and then to one of a neighbouring module.
  private mutating func planChildren(of index: Int, _ randomness: inout Randomness) {
    guard randomness.chance(45) else { return }
    let module = features[index].module
    var made: Set<Int> = []
    for earlier in featureModules[module].features { made.formUnion(features[earlier].children) }
    // A generic struct can't be made from `any Slice`: only roots and tests make it.
    func fits(_ candidate: Int) -> Bool {
      candidate != index && features[candidate].style != .workflow
        && depth(of: candidate) < Self.greatestDepth
    }
    let candidates = featureModules[module].features.filter(fits)
    let orphans = candidates.filter { !made.contains($0) }
    var children = randomness.pick(randomness.number(in: 1...3), of: orphans)
    if randomness.chance(15) {
      children += randomness.pick(1, of: candidates.filter { made.contains($0) })
    }
    if randomness.chance(10), module > 0,
      featureModules[module - 1].root == featureModules[module].root
    {
      children += randomness.pick(1, of: featureModules[module - 1].features.filter(fits))
    }
    features[index].children = children
    let needs = children.reduce(into: Set(features[index].reads)) {
      $0.formUnion(liveNeeds(of: $1))
    }
    features[index].includesChildren =
      needs.count > 8 || children.contains(where: mustBeIncluded)
  }

  /// Whether its needs can't be listed one by one: nothing conforms to a protocol by conforming to
  /// what that inherits from.
  private func mustBeIncluded(_ feature: Int) -> Bool {
    features[feature].sliceForm == .protocol
      || includedFeatures(of: feature).contains(where: mustBeIncluded)
  }

  private func depth(of feature: Int) -> Int {
    1 + (features[feature].children.map(depth).max() ?? 0)
  }
}
