/// Which terms of slices say what others say already.
enum RedundantNeeds {
  /// The terms that another term of the slice makes superfluous.
  static func terms(of slice: Int, in program: Program) -> [Slice.Term] {
    let all = program.catalog.slices[slice].terms
    return all.indices.compactMap { index in
      guard case .provider(let provider) = all[index].target else { return nil }
      let isBrought = all.indices.contains { other in
        guard other != index else { return false }
        if case .provider(let same) = all[other].target, same == provider { return other < index }
        return brings(all[other], provider, program)
      }
      return isBrought ? all[index] : nil
    }
  }

  static func brings(_ term: Slice.Term, _ provider: Int, _ program: Program) -> Bool {
    switch term.target {
    case .slice(let other): return program.catalog.slices[other].needs.contains(provider)
    case .provider(let other):
      return other != provider
        && program.catalog.providers[other].protocols.contains(
          program.catalog.providers[provider].symbol)
    case .other: return false
    }
  }
}
