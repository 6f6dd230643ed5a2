extension Plan {
  /// Adds needs that nobody uses, where the verdict can't depend on anything else: neither the
  /// feature, nor whom it hands on to, nor who hands on to it reads the provider.
  mutating func seedUnusedNeeds(_ randomness: inout Randomness) throws(GeneratorError) {
    let total = features.indices.reduce(0) { $0 + namedNeeds(of: $1).count }
    let wanted =
      switch options.unused {
      case .count(let count): count
      case .share(let share): Int((Double(total) * share).rounded())
      }
    var parents: [Int: [Int]] = [:]
    for (index, feature) in features.enumerated() {
      for child in feature.children { parents[child, default: []].append(index) }
    }
    var placed = 0
    var attempts = 0
    while placed < wanted {
      attempts += 1
      guard attempts < 100 * (wanted + 1) else {
        throw .tooManyUnused(wanted: wanted, placed: placed)
      }
      let feature = randomness.below(features.count)
      let root = roots[featureModules[features[feature].module].root]
      let provider = root.providers[randomness.below(root.providers.count)]
      var readers = needs(of: feature)
      for ancestor in ancestors(of: feature, parents) {
        readers.formUnion(features[ancestor].reads + features[ancestor].unused)
      }
      guard !readers.contains(provider) else { continue }
      features[feature].unused.append(provider)
      placed += 1
    }
  }

  private func ancestors(of feature: Int, _ parents: [Int: [Int]]) -> Set<Int> {
    var found: Set<Int> = []
    var open = parents[feature] ?? []
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      open += parents[next] ?? []
    }
    return found
  }
}
