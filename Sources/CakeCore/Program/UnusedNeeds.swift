/// Which needs can go, whatever is told of them.
enum UnusedNeeds {
  struct Need {
    var slice: Int
    var provider: Int
    var term: Slice.Term
  }

  /// The needs that can go by what keeps them in a program, all of them together, and with what is
  /// included for nothing.
  static func unused(
    in program: Program, without inclusions: [UnusedInclusions.Inclusion] = []
  ) -> [Need] {
    let liveness = program.liveness
    var found: [Need] = []
    for (index, slice) in program.catalog.slices.enumerated() where isTold(of: index, program) {
      for need in slice.namedProviders
      where !liveness.isLive(program.catalog.node(slice: index), need.provider) {
        found.append(Need(slice: index, provider: need.provider, term: need.term))
      }
    }
    let gone = terms(of: found, inclusions)
    return found.filter { need in
      // What the slice has all the same is named twice, and no more.
      let others = program.catalog.slices[need.slice].terms.filter {
        $0.tokens.lowerBound < need.term.tokens.lowerBound || $0.target != need.term.target
      }
      return !others.contains {
        RedundantNeeds.brings($0, of: need.slice, need.provider, without: gone, program)
      }
    }
  }

  /// The terms that go, by slice.
  static func terms(
    of needs: [Need], _ inclusions: [UnusedInclusions.Inclusion]
  ) -> [Int: [Range<Int>]] {
    Dictionary(
      grouping: needs.map { ($0.slice, $0.term.tokens) }
        + inclusions.map { ($0.slice, $0.term.tokens) }, by: \.0
    ).mapValues { $0.map(\.1) }
  }

  /// Whether a slice's unused needs are reported: it is one's own, and code asks for it.
  static func isTold(of slice: Int, _ program: Program) -> Bool {
    program.catalog.slices[slice].isOwn
      && (program.hasConsumers(slice)
        || program.asked.contains(program.catalog.node(slice: slice))
        || program.unitsBySource[program.catalog.node(slice: slice)] != nil)
  }

  /// Those that stay for what the text casts a doubt on, or because somebody keeps them.
  static func doubts(
    on needs: [Need], without inclusions: [UnusedInclusions.Inclusion], in program: Program
  ) -> [Seeds.Seed] {
    let doubts = program.text.doubts(needs.map { ($0.slice, $0.provider) })
    let gone = terms(of: needs, inclusions)
    return zip(needs, doubts).compactMap { need, doubt in
      let kept = program.isKept(.unusedNeed, at: need.term.place) ? Reason.Doubt.kept : nil
      let symbol = program.catalog.slices[need.slice].symbol
      let library = Visibility.isOpenToOthers(symbol, program) ? Reason.Doubt.library : nil
      // One of them stays beside what can't stand alone.
      let lone = gone[need.slice].flatMap { gone in
        gone.first == need.term.tokens
          ? LoneTerms.left(of: need.slice, without: gone, in: program)
            .map { Reason.Doubt.company($0.place) } : nil
      }
      return (doubt ?? kept ?? library ?? lone).map {
        .init(
          need: .init(
            node: program.catalog.node(slice: need.slice), provider: need.provider),
          reason: .doubt($0))
      }
    }
  }
}
