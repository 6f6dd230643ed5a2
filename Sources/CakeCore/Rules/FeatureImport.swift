/// A feature's module imports another feature's module and uses its consumers themselves.
enum FeatureImport: Rule {
  static let id = RuleID.featureImport

  static func findings(in program: Program) -> [Finding] {
    let uses = program.featureUses
    guard !uses.isEmpty else { return [] }
    let imports = imports(of: Set(uses.keys), in: program)
    return uses.keys.sorted().map { pair in
      let used = uses[pair]!.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      return Finding(
        rule: id, severity: id.defaultSeverity,
        message: "the feature '\(pair.module)' imports the feature '\(pair.other)' and uses its "
          + "'\(program.shown(used[0].key))'",
        location: imports[pair]?.place(near: used[0].value) ?? used[0].value,
        subject: [.module: .name(pair.module), .other: .name(pair.other)],
        notes: used.map { consumer, place in
          .init(message: "'\(program.shown(consumer))' is used here", location: place)
        })
    }
  }

  private struct Imports {
    var places: [SourcePlace] = []

    /// In the file of the first use if it stands there, and else in the first that has it.
    func place(near use: SourcePlace) -> SourcePlace? {
      places.filter { $0.file == use.file }.min() ?? places.min()
    }
  }

  private static func imports(
    of pairs: Set<FeatureUses.Pair>, in program: Program
  ) -> [FeatureUses.Pair: Imports] {
    let facts = program.facts
    let importing = Set(pairs.map(\.module))
    let imported = Set(pairs.map(\.other))
    let modules = facts.symbols(of: .module) { imported.contains(facts.name($0)) }
    var found: [FeatureUses.Pair: Imports] = [:]
    let references = program.catalog.references(to: Set(modules)) {
      $0.isOwn && importing.contains($0.module)
    }
    for reference in references {
      let pair = FeatureUses.Pair(
        module: facts.files[reference.file].module, other: facts.name(reference.symbol))
      found[pair, default: Imports()].places.append(facts.place(of: reference))
    }
    return found
  }
}
