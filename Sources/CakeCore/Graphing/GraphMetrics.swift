/// Numbers with a meaning: reach, width against the median, slices that would split in two.
enum GraphMetrics {
  static func fill(_ model: inout GraphModel) {
    let widths = model.features.filter { !$0.isTest }.map(\.cells.count).sorted()
    model.medianWidth = widths.isEmpty ? 0 : widths[(widths.count - 1) / 2]
    for feature in model.features where !feature.isTest {
      for cell in feature.cells { model.providers[cell.provider].reach += 1 }
    }
    var cells: [Int: [Int: GraphModel.Cell.State]] = [:]
    for (index, feature) in model.features.enumerated() {
      cells[index] = Dictionary(
        feature.cells.map { ($0.provider, $0.state) }, uniquingKeysWith: { first, _ in first })
    }
    for index in model.slices.indices {
      model.slices[index].parts = parts(of: model.slices[index], model, cells)
    }
  }

  /// The needs in two parts, the one that the first need is in and the rest, where no taker has of
  /// both; none where a need is kept for something that is not seen.
  private static func parts(
    of slice: GraphModel.Slice, _ model: GraphModel, _ cells: [Int: [Int: GraphModel.Cell.State]]
  ) -> [[Int]] {
    let takers = slice.takers.filter { !model.features[$0].isTest }
    guard takers.count > 1, slice.needs.count > 1 else { return [] }
    var groups: [Set<Int>] = []
    for taker in takers {
      var group: Set<Int> = []
      for need in slice.needs {
        switch cells[taker]?[need] {
        case .used, .forwarded: group.insert(need)
        case .kept where !isUsed(need, by: takers, cells): return []
        default: break
        }
      }
      guard !group.isEmpty else { return [] }
      let touching = groups.filter { !$0.isDisjoint(with: group) }
      groups.removeAll { !$0.isDisjoint(with: group) }
      groups.append(touching.reduce(group) { $0.union($1) })
    }
    guard groups.count > 1, groups.reduce(0, { $0 + $1.count }) == slice.needs.count else {
      return []
    }
    let first = groups.first { $0.contains(slice.needs[0]) }!
    return [first.sorted(), slice.needs.filter { !first.contains($0) }]
  }

  /// Whether a need is kept for another taker, so that its own code need not have it.
  private static func isUsed(
    _ need: Int, by takers: [Int], _ cells: [Int: [Int: GraphModel.Cell.State]]
  ) -> Bool {
    takers.contains { cells[$0]?[need] == .used || cells[$0]?[need] == .forwarded }
  }
}
