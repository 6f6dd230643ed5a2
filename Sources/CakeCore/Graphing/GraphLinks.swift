/// What follows from the handovers: children, parents, roots that reach a feature, what opens what.
enum GraphLinks {
  static func fill(_ model: inout GraphModel) {
    var children: [Set<Int>] = Array(repeating: [], count: model.features.count)
    var direct: [Set<Int>] = Array(repeating: [], count: model.roots.count)
    for handover in model.handovers {
      switch handover.from {
      case .feature(let feature): children[feature].insert(handover.to)
      case .root(let root): direct[root].insert(handover.to)
      }
    }
    for index in model.features.indices {
      model.features[index].children = children[index].sorted()
    }
    for (root, features) in direct.enumerated() {
      for feature in reachable(from: features, children).sorted() {
        model.features[feature].roots.append(root)
      }
    }
    chooseParents(&model)
    findOpenings(&model)
  }

  private static func reachable(from start: Set<Int>, _ children: [Set<Int>]) -> Set<Int> {
    var seen = start
    var pending = Array(start)
    while let feature = pending.popLast() {
      for child in children[feature] where seen.insert(child).inserted { pending.append(child) }
    }
    return seen
  }

  /// The first feature that hands it anything and does not stand below it already.
  private static func chooseParents(_ model: inout GraphModel) {
    for (index, feature) in model.features.enumerated() where !feature.isTest {
      for child in feature.children
      where model.features[child].parent == nil && !model.features[child].isTest {
        var above: Int? = index
        while let next = above, next != child { above = model.features[next].parent }
        if above == nil { model.features[child].parent = index }
      }
    }
  }

  /// In the app's roots if any reaches the feature, in others otherwise.
  private static func findOpenings(_ model: inout GraphModel) {
    for index in model.features.indices where !model.features[index].isTest {
      let reaching = model.features[index].roots
      let purpose = GraphModel.Purpose.order.first { purpose in
        reaching.contains { model.roots[$0].purpose == purpose }
      }
      let roots = reaching.filter { model.roots[$0].purpose == purpose }
      var found: Set<GraphModel.Opening> = []
      for cell in model.features[index].cells
      where cell.state == .used && model.providers[cell.provider].isFactory {
        for root in roots {
          for grant in model.grants(cell.provider, of: root) {
            found.formUnion(
              grant.features.map { .init(feature: $0, provider: cell.provider) })
          }
        }
      }
      model.features[index].opens = found.sorted {
        ($0.provider, $0.feature) < ($1.provider, $1.feature)
      }
    }
  }
}

extension GraphModel.Purpose {
  /// The app first.
  static let order: [GraphModel.Purpose] = [.app, .development, .test]
}

extension GraphModel {
  /// What a root does for a provider, and its parents where it has it from there.
  func grants(_ provider: Int, of root: Int) -> [Grant] {
    var found: [Grant] = []
    var next: Int? = root
    var steps = 0
    while let root = next, steps < 32,
      let grant = roots[root].grants.first(where: { $0.provider == provider })
    {
      found.append(grant)
      next = grant.origin == .parent ? roots[root].parent : nil
      steps += 1
    }
    return found
  }
}
