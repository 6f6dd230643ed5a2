/// What goes with needs: the values by which roots answer the provider, where they conform to it
/// through slices alone that do not need it any more. A test's doubles have a rule of their own.
struct ValuesLeft {
  private let program: Program
  private let gone: [Int: [Range<Int>]]
  private var catalog: Catalog { program.catalog }

  init(_ program: Program, without gone: [Int: [Range<Int>]]) {
    self.program = program
    self.gone = gone
  }

  func notes(for need: UnusedNeeds.Need) -> [Finding.Note] {
    catalog.roots.indices.flatMap { index -> [Finding.Note] in
      let root = catalog.roots[index]
      let grants = catalog.grantsOfRoots[index]
      let given = grants[need.provider] ?? []
      let slices = given.compactMap(\.slice)
      // Most conform to it by its own name.
      guard root.isOwn, root.kind != .test, slices.count == given.count,
        slices.contains(where: { catalog.slice($0, has: need.slice) }),
        given.allSatisfy(isDropped)
      else { return [] }
      let witnesses = catalog.witnesses(of: catalog.requirements(of: root))
      let left = witnesses.filter { member, providers in
        program.facts.nominalParent(member) == root.symbol && providers.contains(need.provider)
          && providers.allSatisfy { (grants[$0] ?? []).allSatisfy(isDropped) }
      }
      return left.keys.sorted().map { member in
        .init(
          message: "'\(program.shown(root.symbol))' conforms to "
            + "'\(program.shown(catalog.providers[need.provider].symbol))' no more without it: "
            + "its '\(program.facts.name(member))' answers nothing then",
          location: program.facts.definitionPlace(member))
      }
    }
  }

  /// Whether a root conforms through a slice that loses the provider, with all that it includes.
  private func isDropped(_ grant: Root.Grant) -> Bool {
    guard let slice = grant.slice else { return false }
    return !catalog.slices[slice].terms.contains {
      RedundantNeeds.brings($0, of: slice, grant.provider, without: gone, program)
    }
  }
}
