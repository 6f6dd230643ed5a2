extension GraphModel {
  /// How many features a picture that is not searched or scrolled can show.
  static let greatestPicture = 60

  /// The part around one thing: what it needs or gives, who it comes from, where it goes next.
  ///
  /// What is left out is told in words. Capped, the widest features stay of too many.
  func cut(to focus: GraphFocus?, capped: Bool = false) -> GraphModel {
    var kept = Kept()
    switch focus {
    case nil:
      kept.features = Set(features.indices.filter { !features[$0].isTest })
      kept.roots = Set(roots.indices.filter { roots[$0].purpose != .test })
      kept.providers = Set(providers.indices)
      if !capped {
        kept.features = Set(features.indices)
        kept.roots = Set(roots.indices)
      }
    case .feature(let feature): keep(feature: feature, &kept)
    case .provider(let provider):
      kept.providers = [provider]
      kept.features = Set(
        features.indices.filter { index in
          features[index].cells.contains { $0.provider == provider }
        })
      kept.roots = Set(
        roots.indices.filter { index in
          roots[index].grants.contains { $0.provider == provider }
        })
    case .root(let root):
      kept.roots = [root]
      if let parent = roots[root].parent { kept.roots.insert(parent) }
      kept.roots.formUnion(roots.indices.filter { roots[$0].parent == root })
      kept.providers = Set(roots[root].grants.map(\.provider))
      kept.features = Set(features.indices.filter { features[$0].roots.contains(root) })
    case .slice(let slice):
      kept.providers = Set(slices[slice].needs)
      kept.features = Set(slices[slice].takers)
      kept.roots = Set(kept.features.flatMap { features[$0].roots })
    }
    if capped, kept.features.count > Self.greatestPicture {
      let widest = kept.features.sorted {
        (-features[$0].cells.count, $0) < (-features[$1].cells.count, $1)
      }
      kept.features = Set(widest.prefix(Self.greatestPicture))
      kept.providers.formIntersection(kept.features.flatMap { features[$0].cells.map(\.provider) })
    }
    return keeping(kept)
  }

  private func keep(feature: Int, _ kept: inout Kept) {
    kept.features = [feature]
    kept.features.formUnion(features[feature].children)
    kept.features.formUnion(features[feature].opens.map(\.feature))
    kept.features.formUnion(
      features.indices.filter { other in
        features[other].children.contains(feature)
          || features[other].opens.contains { $0.feature == feature }
      })
    kept.providers = Set(features[feature].cells.map(\.provider))
    kept.roots = Set(features[feature].roots)
    kept.roots.formUnion(features[feature].roots.compactMap { roots[$0].parent })
  }

  struct Kept {
    var providers: Set<Int> = []
    var features: Set<Int> = []
    var roots: Set<Int> = []
  }

  /// The model of a part alone, its positions counted anew.
  private func keeping(_ kept: Kept) -> GraphModel {
    let isAll =
      kept.providers.count == providers.count && kept.features.count == features.count
      && kept.roots.count == roots.count
    if isAll { return self }
    let renumbering = Renumbering(kept, self)
    var part = self
    part.providers = renumbering.providers.kept.map { providers[$0] }
    part.features = renumbering.features.kept.map { renumbering.feature(features[$0]) }
    part.roots = renumbering.roots.kept.map { renumbering.root(roots[$0]) }
    part.slices = renumbering.slices.kept.map { renumbering.slice(slices[$0]) }
    part.handovers = handovers.compactMap(renumbering.handover)
    part.findings = renumbering.problems(findings)
    part.leftOut = [
      Self.leftOut(features.count - part.features.count, "feature"),
      Self.leftOut(providers.count - part.providers.count, "provider"),
      Self.leftOut(roots.count - part.roots.count, "root"),
    ].compactMap(\.self)
    return part
  }

  private static func leftOut(_ count: Int, _ kind: String) -> String? {
    count == 0 ? nil : "\(count) \(kind)\(count == 1 ? "" : "s")"
  }

  /// `left out: 3 features, 1 root`, or nothing.
  var leftOutText: String? {
    leftOut.isEmpty ? nil : "left out: \(leftOut.joined(separator: ", "))"
  }
}
