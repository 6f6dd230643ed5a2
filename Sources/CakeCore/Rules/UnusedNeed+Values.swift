extension UnusedNeed {
  /// What goes with a need: the values by which roots answer the provider, where they conform to it
  /// through slices alone that do not need it any more. A test's doubles have a rule of their own.
  static func values(
    leftBy need: UnusedNeeds.Need, without gone: [Int: [Range<Int>]], _ program: Program
  ) -> [Finding.Note] {
    let (catalog, facts) = (program.catalog, program.facts)
    return catalog.roots.indices.flatMap { index -> [Finding.Note] in
      let root = catalog.roots[index]
      let grants = catalog.grantsOfRoots[index]
      let given = grants[need.provider] ?? []
      guard root.isOwn, root.kind != .test,
        given.contains(where: { $0.slice.map { catalog.slice($0, has: need.slice) } ?? false }),
        given.allSatisfy({ isDropped($0, without: gone, program) })
      else { return [] }
      let witnesses = catalog.witnesses(of: catalog.requirements(of: root))
      let left = witnesses.filter { member, providers in
        facts.nominalParent(member) == root.symbol && providers.contains(need.provider)
          && providers.allSatisfy { provider in
            (grants[provider] ?? []).allSatisfy { isDropped($0, without: gone, program) }
          }
      }
      return left.keys.sorted().map { member in
        .init(
          message: "'\(program.shown(root.symbol))' conforms to "
            + "'\(program.shown(catalog.providers[need.provider].symbol))' no more without it: "
            + "its '\(facts.name(member))' answers nothing then",
          location: facts.definitionPlace(member))
      }
    }
  }

  /// Whether a root conforms through a slice that loses the provider, with all that it includes.
  private static func isDropped(
    _ grant: Root.Grant, without gone: [Int: [Range<Int>]], _ program: Program
  ) -> Bool {
    guard let slice = grant.slice else { return false }
    return !program.catalog.slices[slice].terms.contains {
      RedundantNeeds.brings($0, of: slice, grant.provider, without: gone, program)
    }
  }
}
