/// Which terms of slices say what others say already.
struct RedundantNeeds {
  private var terms: [Int: [Slice.Term]] = [:]

  init(_ program: Program) {
    let gone = UnusedNeeds.terms(of: program.unusedNeeds, program.unusedInclusions)
    for (index, slice) in program.catalog.slices.enumerated() where slice.isOwn {
      terms[index] = Self.terms(of: index, without: gone, in: program)
    }
  }

  /// The terms that another term of the slice makes superfluous, also when all is gone that can go.
  func terms(of slice: Int) -> [Slice.Term] { terms[slice] ?? [] }

  private static func terms(
    of slice: Int, without gone: [Int: [Range<Int>]], in program: Program
  ) -> [Slice.Term] {
    let all = program.catalog.slices[slice].terms
    let found: [Slice.Term] = all.indices.compactMap { index in
      guard case .provider(let provider) = all[index].target,
        all.indices.contains(where: { $0 != index && mayBring(all[$0], provider, program) })
      else { return nil }
      let arguments = TermArguments.of(all[index], in: slice, program)
      let isBrought = all.indices.contains { other in
        guard other != index else { return false }
        if case .provider(let same) = all[other].target, same == provider {
          let others = TermArguments.of(all[other], in: slice, program)
          return arguments == others ? other < index : arguments.isEmpty
        }
        return arguments.isEmpty
          && brings(all[other], of: slice, provider, without: gone, program)
      }
      return isBrought ? all[index] : nil
    }
    let cut = found.map(\.tokens) + (gone[slice] ?? [])
    let isLone = !found.isEmpty && LoneTerms.left(of: slice, without: cut, in: program) != nil
    return isLone ? Array(found.dropFirst()) : found
  }

  /// Whether a term names a provider, or what inherits it, itself or through a slice: few do beside
  /// another, and the rest is not looked at any closer.
  private static func mayBring(_ term: Slice.Term, _ provider: Int, _ program: Program) -> Bool {
    let satisfying = program.catalog.satisfying[provider]
    switch term.target {
    case .provider(let other): return satisfying.contains(other)
    case .slice(let other):
      return !satisfying.isDisjoint(with: program.catalog.slices[other].needs)
    case .other(let symbol): return conforms(symbol, to: provider, program)
    }
  }

  /// Whether a class in a composition, `HasClock & AppContext`, says itself that it conforms, whatever
  /// becomes of slices.
  private static func conforms(_ type: Int32, to provider: Int, _ program: Program) -> Bool {
    guard program.facts.symbols.base[Int(type)].kind == .class,
      let root = program.catalog.rootOf[type], program.flow.signatures.isPlain(type)
    else { return false }
    return program.catalog.grantsOfRoots[root][provider]?.contains {
      $0.slice == nil && $0.isWritten
    } ?? false
  }

  /// Whether a term still brings a provider when others, by slice, are gone.
  static func brings(
    _ term: Slice.Term, of slice: Int, _ provider: Int, without gone: [Int: [Range<Int>]],
    _ program: Program
  ) -> Bool {
    guard gone[slice]?.contains(term.tokens) != true else { return false }
    switch term.target {
    case .slice(let other):
      return brings(other, provider, without: gone, program)
    case .provider(provider): return true
    case .provider, .other: return brings(term, provider, program)
    }
  }

  /// Whether a slice brings a provider, by its terms or by `where Self: …`, which nothing takes away.
  private static func brings(
    _ slice: Int, _ provider: Int, without gone: [Int: [Range<Int>]], _ program: Program
  ) -> Bool {
    let catalog = program.catalog
    return catalog.slices[slice].terms.contains {
      brings($0, of: slice, provider, without: gone, program)
    }
      || (catalog.conditions[catalog.slices[slice].symbol] ?? []).contains { symbol in
        catalog.providerOf[symbol].map(catalog.satisfying[provider].contains)
          ?? catalog.sliceOf[symbol].map { brings($0, provider, without: gone, program) } ?? false
      }
  }

  static func brings(_ term: Slice.Term, _ provider: Int, _ program: Program) -> Bool {
    switch term.target {
    case .slice(let other): return program.catalog.slices[other].needs.contains(provider)
    case .provider(let other):
      return other != provider
        && program.catalog.providers[other].protocols.contains(
          program.catalog.providers[provider].symbol)
    case .other(let symbol): return conforms(symbol, to: provider, program)
    }
  }
}
