/// What goes with needs: the values by which roots answer the provider, where they conform to it
/// through slices alone that do not need it any more. A test's doubles have a rule of their own.
struct ValuesLeft {
  private let program: Program
  private let gone: [Int: [Range<Int>]]
  /// By slice, those that name it.
  private let including: [[Int]]
  /// What answers a protocol that is no provider.
  private let answeringOthers: Set<Int32>
  private var catalog: Catalog { program.catalog }

  init(_ program: Program, without gone: [Int: [Range<Int>]]) {
    self.program = program
    self.gone = gone
    let slices = program.catalog.slices
    var including: [[Int]] = Array(repeating: [], count: slices.count)
    for (index, slice) in slices.enumerated() {
      for other in slice.includedSlices { including[other].append(index) }
    }
    self.including = including
    let facts = program.facts
    var answering: Set<Int32> = []
    for index in 0..<facts.overrides.count {
      let relation = facts.overrides.base[index]
      let asking = facts.nominalParent(relation.overridden)
      if program.catalog.providersWithProtocol[asking] == nil {
        answering.insert(relation.overriding)
      }
    }
    answeringOthers = answering
  }

  func notes(for need: UnusedNeeds.Need) -> [Finding.Note] {
    let losing = withIncluding(need.slice)
    return catalog.roots.indices.flatMap { index -> [Finding.Note] in
      let root = catalog.roots[index]
      let grants = catalog.grantsOfRoots[index]
      let given = grants[need.provider] ?? []
      let slices = given.compactMap(\.slice)
      // Most conform to it by its own name.
      guard root.isOwn, root.kind != .test, slices.count == given.count,
        slices.contains(where: losing.contains),
        given.allSatisfy(isDropped)
      else { return [] }
      let witnesses = catalog.witnesses(of: catalog.requirements(of: root))
      let left = witnesses.filter { member, providers in
        program.facts.nominalParent(member) == root.symbol && providers.contains(need.provider)
          && providers.allSatisfy { (grants[$0] ?? []).allSatisfy(isDropped) }
          && !answeringOthers.contains(member)
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

  /// A slice and all that include it.
  private func withIncluding(_ slice: Int) -> Set<Int> {
    var found: Set = [slice]
    var pending = [slice]
    while let next = pending.popLast() {
      for other in including[next] where found.insert(other).inserted { pending.append(other) }
    }
    return found
  }

  /// Whether a root conforms through a slice that loses the provider, with all that it includes.
  private func isDropped(_ grant: Root.Grant) -> Bool {
    guard let slice = grant.slice else { return false }
    return !catalog.slices[slice].terms.contains {
      RedundantNeeds.brings($0, of: slice, grant.provider, without: gone, program)
    }
  }
}
