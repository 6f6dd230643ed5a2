/// A test root provides what nothing under its tests needs.
enum UnneededDouble: Rule {
  static let id = RuleID.unneededDouble

  static func findings(in program: Program) -> [Finding] {
    let catalog = program.catalog
    var found: [(root: Root, needed: Set<Int>, doubles: [Root.Grant])] = []
    for (index, root) in catalog.roots.enumerated()
    where root.isOwn && root.kind == .test && !program.facts.libraryModules.contains(root.module) {
      let doubles = doubles(of: root, program)
      guard !doubles.isEmpty, let needed = RootDemand(program, root: index).needed() else {
        continue
      }
      found.append((root, needed, doubles.filter { !needed.contains($0.provider) }))
    }
    let fixes = ConformanceFixes(program, removing: found.flatMap(\.doubles))
    return found.flatMap { root, needed, doubles in
      doubles.map { finding($0, of: root, needed, fixes, program) }
    }
  }

  /// What the root provides of its own accord: not for a slice in its clause, which asks for it.
  private static func doubles(of root: Root, _ program: Program) -> [Root.Grant] {
    let asked = Set(root.grants.lazy.filter { $0.slice != nil }.map(\.provider))
    return root.grants.filter { grant in
      guard grant.isWritten, !asked.contains(grant.provider) else { return false }
      let provider = program.catalog.providers[grant.provider]
      return provider.associatedTypes.isEmpty
        && UnusedProvider.names(grant, provider, program)
        && !UnusedProvider.bringsTraits(grant, to: root, program)
        && !program.text.mentions(grant.provider)
    }
  }

  private static func finding(
    _ double: Root.Grant, of root: Root, _ needed: Set<Int>, _ fixes: ConformanceFixes,
    _ program: Program
  ) -> Finding {
    let provider = program.catalog.providers[double.provider]
    return Finding(
      rule: id, severity: id.defaultSeverity,
      message: "'\(program.shown(root.symbol))' provides "
        + "'\(program.shown(provider.symbol))', which nothing under its tests needs",
      location: double.place,
      subject: [.root: .name(root.name), .provider: .name(provider.name)],
      notes: [
        .init(
          message: "its tests need \(program.quoted(needed.intersection(root.provides)))",
          location: root.place)
      ], fix: fixes.fix(removing: double))
  }
}
