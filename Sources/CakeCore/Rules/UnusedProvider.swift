/// A root outside tests provides what nothing asks for.
enum UnusedProvider: Rule {
  static let id = RuleID.unusedProvider

  static func findings(in program: Program) -> [Finding] {
    let catalog = program.catalog
    let asked = Demand(program).asked()
    let grants = zip(catalog.roots, asked).filter { $0.0.isOwn && $0.0.kind != .test }.flatMap {
      root, asked in
      root.grants.filter { grant in
        grant.slice == nil && grant.isWritten && !asked.contains(grant.provider)
          // Only where the clause names this very provider, not one that inherits from it.
          && names(grant, catalog.providers[grant.provider], program)
          && !bringsTraits(grant, to: root, program)
          && !isOpenToOthers(grant, of: root, program)
      }.map { (root, $0) }
    }
    let fixes = ConformanceFixes(program, removing: grants.map(\.1))
    return grants.map { root, grant in
      let provider = catalog.providers[grant.provider]
      return Finding(
        rule: id, severity: id.defaultSeverity,
        message: "'\(program.shown(root.symbol))' provides "
          + "'\(program.shown(provider.symbol))', which nothing asks for",
        location: grant.place,
        subject: [.root: .name(root.name), .provider: .name(provider.name)],
        notes: [
          .init(
            message: "'\(program.shown(provider.symbol))' is declared here",
            location: program.facts.definitionPlace(provider.symbol))
        ], fix: fixes.fix(removing: grant))
    }
  }

  /// Whether a package that was not looked at may ask for it: whoever sees the root and the provider.
  private static func isOpenToOthers(
    _ grant: Root.Grant, of root: Root, _ program: Program
  ) -> Bool {
    let provider = program.catalog.providers[grant.provider].symbol
    let file = program.facts.symbols.base[Int(provider)].definitionFile
    let isOwn = file >= 0 && program.facts.files[Int(file)].isOwn
    return Visibility.isOpenToOthers(root.symbol, program)
      && (!isOwn || Visibility.isOpenToOthers(provider, program))
  }

  /// Whether the root would lose `Sendable`, an actor or the like together with the conformance.
  static func bringsTraits(
    _ grant: Root.Grant, to root: Root, _ program: Program
  ) -> Bool {
    let catalog = program.catalog
    var others: Set<String> = []
    for other in root.grants where other.provider != grant.provider {
      others.formUnion(catalog.providers[other.provider].traits)
    }
    for base in catalog.bases(of: root.symbol) where catalog.providerOf[base.base] == nil {
      others.insert(program.facts.name(base.base))
    }
    return !catalog.providers[grant.provider].traits.isSubset(of: others)
  }

  /// Whether the clause names this very provider at the place.
  static func names(
    _ grant: Root.Grant, _ provider: Provider, _ program: Program
  ) -> Bool {
    let facts = program.facts
    for index in facts.occurrences(at: grant.place, in: grant.file) {
      let occurrence = facts.files[grant.file].record.occurrences.base[index]
      if facts.files[grant.file].numbers.base[Int(occurrence.symbol)] == provider.symbol {
        return !occurrence.roles.contains(.implicit)
      }
    }
    return false
  }
}
