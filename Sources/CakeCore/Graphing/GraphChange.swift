extension GraphModel.Change {
  /// Compares the needs of a program's features with those in a report about it at another time.
  init(_ base: (name: String, report: Report), _ model: GraphModel) {
    self.init(base: base.name)
    let known = model.features.map { (name: $0.name, file: $0.place.file) }
    let names = FeatureNames(base.report.features, known)
    let before = NeedsDiff.needsOfConsumers(names.naming(base.report))
    var after: [String: Set<String>] = [:]
    var positions: [String: Int] = [:]
    for (index, feature) in model.features.enumerated() where !feature.isTest {
      let name = names.name(of: known[index])
      positions[name] = positions[name] ?? index
      after[name, default: []].formUnion(
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
