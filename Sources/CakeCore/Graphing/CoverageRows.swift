/// The features in the order of a picture, children below the feature that hands to them.
struct CoverageRows {
  struct Row: Hashable {
    var feature: Int
    var depth: Int
  }

  let rows: [Row]

  init(_ model: GraphModel) {
    var below: [Int: [Int]] = [:]
    var top: [Int] = []
    for (index, feature) in model.features.enumerated() where !feature.isTest {
      if let parent = feature.parent {
        below[parent, default: []].append(index)
      } else {
        top.append(index)
      }
    }
    var rows: [Row] = []
    var pending = top.reversed().map { Row(feature: $0, depth: 0) }
    while let row = pending.popLast() {
      rows.append(row)
      pending += (below[row.feature] ?? []).reversed().map {
        Row(feature: $0, depth: row.depth + 1)
      }
    }
    self.rows = rows
  }
}

extension GraphModel {
  /// The roots in the order of a picture: the app's first, scopes below their parents.
  var rootsInOrder: [Int] {
    func key(_ index: Int) -> (Int, String, Int, String) {
      let root = roots[index]
      return (
        Purpose.order.firstIndex(of: root.purpose)!, root.module, root.parent == nil ? 0 : 1,
        root.name
      )
    }
    return roots.indices.sorted { key($0) < key($1) }
  }
}

extension GraphModel.Cell.State {
  var sign: String {
    switch self {
    case .used: "●"
    case .forwarded: "→"
    case .kept: "·"
    case .unused: "○"
    case .missing: "✗"
    }
  }
}

extension GraphModel.Grant {
  var sign: String { origin == .parent ? "↑" : origin == .unknown ? "□" : "■" }
}
