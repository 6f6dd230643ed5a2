/// A struct root outside tests stores so many references that each `any` of it is dear.
enum WideStructRoot: Rule {
  static let id = RuleID.wideStructRoot

  /// The most references that a struct root may store without a finding.
  ///
  /// Measured with the benchmarks of this package: to make a feature from a struct of ten costs
  /// between two and three times what it costs to hand the feature its three values one by one;
  /// from a class, less than that. Each further reference adds to it.
  static let greatestWidth = 10

  static func findings(in program: Program) -> [Finding] {
    let catalog = program.catalog
    let structs = catalog.roots.indices.filter { index in
      let root = catalog.roots[index]
      return root.isOwn && root.kind != .test
        && program.facts.symbols.base[Int(root.symbol)].kind == .struct
    }
    guard !structs.isEmpty else { return [] }
    let stored = StoredReferences(program)
    return structs.compactMap { index in
      let root = catalog.roots[index]
      let count = stored.count(in: root.symbol)
      guard count > greatestWidth, let narrowing = Narrowings(program).first(of: index) else {
        return nil
      }
      return finding(root, count, stored.wrapped(in: root.symbol), narrowing, program)
    }
  }

  private static func finding(
    _ root: Root, _ count: Int, _ wrapped: [String], _ narrowing: Narrowings.Narrowing,
    _ program: Program
  ) -> Finding {
    let name = program.shown(root.symbol)
    var notes = [
      Finding.Note(
        message: "passed on as 'any \(program.shown(narrowing.slice.symbol))' here",
        location: narrowing.place),
      Finding.Note(
        message: "to pass on one reference, make '\(name)' a 'final class', "
          + "or store its values in one",
        location: root.place),
    ]
    if let first = wrapped.sorted().first {
      notes.append(
        .init(
          message: "a 'Sendable' class can't have '@Singleton var \(first)'; there, keep one "
            + "'let singletons = Singletons()', and write 'var \(first): … { singletons { … } }'",
          location: root.place))
    }
    return Finding(
      rule: id, severity: id.defaultSeverity,
      message: "'\(name)' stores \(count) references in a struct; "
        + "passing it on as 'any' copies all of them",
      location: root.place, subject: [.root: .name(root.name)], notes: notes)
  }
}
