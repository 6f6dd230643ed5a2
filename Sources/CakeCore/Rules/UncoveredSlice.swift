/// A slice has consumers, but no root provides all of it.
enum UncoveredSlice: Rule {
  static let id = RuleID.uncoveredSlice

  static func findings(in program: Program) -> [Finding] {
    let catalog = program.catalog
    // Without any root the program is a library: its roots are elsewhere.
    let roots = catalog.roots.filter(\.isOwn)
    guard !roots.isEmpty else { return [] }
    let hasOwnApp = roots.contains { $0.kind != .test }
    return catalog.slices.indices.compactMap { index in
      let slice = catalog.slices[index]
      guard slice.isOwn, !program.consumersOfSlice[index].isEmpty,
        !program.coverings.cover(slice.needs),
        // What only tests have roots for here is an app's in another package.
        hasOwnApp || !Visibility.isOpenToOthers(slice.symbol, program),
        // A root, or a conformance, of another platform's may cover it.
        !program.text.mayBeReferred(index), !slice.needs.contains(where: program.text.names)
      else { return nil }
      return finding(index, program)
    }
  }

  private static func finding(_ index: Int, _ program: Program) -> Finding {
    let catalog = program.catalog
    let slice = catalog.slices[index]
    let nearest = catalog.roots.indices.max { left, right in
      let one = catalog.roots[left].provides.intersection(slice.needs).count
      let other = catalog.roots[right].provides.intersection(slice.needs).count
      return (one, -left) < (other, -right)
    }
    var notes: [Finding.Note] = []
    if let nearest, !slice.needs.isDisjoint(with: catalog.roots[nearest].provides) {
      let missing = slice.needs.subtracting(catalog.roots[nearest].provides)
        .map { "'\(program.shown(catalog.providers[$0].symbol))'" }.sorted()
      notes.append(
        .init(
          message: "'\(program.shown(catalog.roots[nearest].symbol))' comes nearest; "
            + "it lacks \(missing.joined(separator: ", "))",
          location: catalog.roots[nearest].place))
    }
    let consumer = program.consumers[program.consumersOfSlice[index][0]]
    notes.append(
      .init(
        message: "'\(program.shown(consumer.symbol))' takes it here",
        location: consumer.place))
    return Finding(
      rule: id, severity: id.defaultSeverity,
      message: "no root provides all of '\(program.shown(slice.symbol))'",
      location: slice.place, subject: [.slice: .name(slice.name)], notes: notes)
  }
}
