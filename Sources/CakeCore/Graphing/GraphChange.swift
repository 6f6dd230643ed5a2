extension GraphModel.Change {
  /// Compares the needs of a program's features with those in a report about it at another time.
  init(_ base: (name: String, report: Report), _ model: GraphModel) {
    self.init(base: base.name)
    let before = NeedsDiff.needsOfConsumers(base.report)
    var after: [String: Set<String>] = [:]
    var positions: [String: Int] = [:]
    for (index, feature) in model.features.enumerated() where !feature.isTest {
      positions[feature.name] = positions[feature.name] ?? index
      after[feature.name, default: []].formUnion(
        feature.cells.map { model.providers[$0.provider].name })
    }
    for name in Set(before.keys).union(after.keys).sorted() {
      let (old, new) = (before[name] ?? [], after[name] ?? [])
      guard old != new else { continue }
      features.append(
        Feature(
          name: name, feature: positions[name], isNew: before[name] == nil,
          added: new.subtracting(old).sorted(), removed: old.subtracting(new).sorted(),
          before: old.count, after: new.count))
    }
  }
}
