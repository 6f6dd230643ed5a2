extension Report.NeedsTally {
  private struct Open {
    var stay: Stay
    var term: Proposal.Term
    var provider: Int
  }

  /// Counts what a proof has settled, and tries what is open after it.
  init(
    _ program: Program, _ findings: [Finding], _ refused: [Report.Proof.Kept], _ prover: Prover
  ) throws(ProofFailure) {
    self.init()
    let shared = SharedFiles(program.facts)
    let unused = Dictionary(
      findings.filter { $0.rule == .unusedNeed || $0.rule == .redundantNeed }
        .map { (shared.place(of: $0.location), $0.proof) },
      uniquingKeysWith: { first, _ in first })
    let reasons = Dictionary(
      refused.map { (shared.place(of: $0.finding.location), $0.reason) },
      uniquingKeysWith: { first, _ in first })
    let elsewhere = Self.reasonsElsewhere(program, shared)
    var open: [Open] = []
    for (index, slice) in program.catalog.slices.enumerated() where slice.isOwn {
      let node = program.catalog.node(slice: index)
      for need in slice.namedProviders {
        needs += 1
        let place = shared.place(of: need.term.place)
        var stay = Stay(
          slice: slice.name, provider: program.catalog.providers[need.provider].name,
          location: need.term.place, reason: "")
        var reason = program.reason(node, need.provider)
        var isCertain = program.liveness.isCertain(node, need.provider)
        // What one module that has the file needs stays in all of them.
        if case .doubt(.kept)? = reason, let other = elsewhere[place] {
          (reason, isCertain) = other
        }
        if let proof = unused[place] {
          guard proof == .facts else {
            removed += 1
            continue
          }
          stay.reason = Self.withoutEdit
          unjudged.append(stay)
        } else if let error = reasons[place] {
          stay.reason = error
          kept.append(stay)
        } else if case .doubt(.kept)? = reason {
          if program.isOpenToObjectiveC(program.catalog.providers[need.provider]) {
            stay.reason = "its protocol is '@objc': Objective-C may use it"
            unjudged.append(stay)
          } else {
            hidden += 1
          }
        } else if let reason, !isCertain {
          stay.reason = reason.policy(for: need.provider, program)
          let term = Proposal.Term(slice: index, start: need.term.tokens.lowerBound)
          open.append(.init(stay: stay, term: term, provider: need.provider))
        } else if reason == nil {
          untaken += 1
        }
      }
    }
    try judge(open, program, prover)
  }

  /// Why the needs are live that several modules have by one file, by the place there.
  private static func reasonsElsewhere(
    _ program: Program, _ shared: SharedFiles
  ) -> [SourcePlace: (reason: Reason?, isCertain: Bool)] {
    var found: [SourcePlace: (reason: Reason?, isCertain: Bool)] = [:]
    for (index, slice) in program.catalog.slices.enumerated() where slice.isOwn {
      let node = program.catalog.node(slice: index)
      for need in slice.namedProviders {
        guard let reason = program.reason(node, need.provider) else { continue }
        if case .doubt(.kept) = reason { continue }
        let place = shared.place(of: need.term.place)
        if found[place]?.isCertain == true { continue }
        found[place] = (reason, program.liveness.isCertain(node, need.provider))
      }
    }
    return found
  }

  private static let withoutEdit = "no edit takes it away alone"

  private mutating func judge(
    _ open: [Open], _ program: Program, _ prover: Prover
  ) throws(ProofFailure) {
    let proposals = Proposals(of: program, open: open.map(\.term))
    let tried = open.map { proposals.proposal(for: $0.term, of: $0.provider) }
    let triable = tried.indices.filter { tried[$0] != nil }
    let (holding, errors) = try prover.judge(triable.map { tried[$0]! })
    let numbers = Dictionary(uniqueKeysWithValues: triable.enumerated().map { ($1, $0) })
    for (index, one) in open.enumerated() {
      if let number = numbers[index], !holding.contains(number) {
        var stay = one.stay
        stay.reason = errors[number] ?? ""
        kept.append(stay)
      } else {
        var stay = one.stay
        if tried[index] == nil { stay.reason = Self.withoutEdit }
        unjudged.append(stay)
      }
    }
    kept.sort { $0.location < $1.location }
    unjudged.sort { $0.location < $1.location }
  }
}

extension Reason {
  /// Why a need stays that the program compiles without.
  fileprivate func policy(for provider: Int, _ program: Program) -> String {
    switch self {
    case .conformance(let root):
      "a root conforms to it through the slice, "
        + (isCastFor(provider, root, program)
          ? "and a cast may ask for it" : "and by nothing else once what can go is gone")
    case .inclusion: "a slice that includes this one keeps it"
    case .forward: "what it is handed on to keeps it"
    case .use, .demand: "it is asked of a value that may be of several slices"
    case .doubt(let doubt): doubt.policy(program)
    }
  }

  private func isCastFor(_ provider: Int, _ root: Int, _ program: Program) -> Bool {
    switch program.reason(program.catalog.node(root: root), provider) {
    case .doubt(.castTarget), .doubt(.refinement): true
    default: false
    }
  }
}

extension Reason.Doubt {
  fileprivate func policy(_ program: Program) -> String {
    switch self {
    case .escape(_, let escape):
      switch escape.destination {
      case .cast: "a cast may ask for it while the program runs"
      case .metatype: "the type of the slice is used as a value"
      // Else the compiler's word would do.
      case .argument, .elsewhere:
        "something casts to it or tells it from other types, and a value may get there"
      }
    case .castTarget: "a cast asks for it while the program runs"
    case .castArgument: "a cast may hold without it that does not hold now"
    case .apart: "two slices would be one type, and code tells types apart while it runs"
    case .together:
      "two slices would not be one type any more, and code tells types apart while it runs"
    case .overload where !program.seesMeanings, .unseenChoice where !program.seesMeanings:
      "the compiler chooses by it, and what it chose the build command does not tell"
    case .refinement: "what it refines is asked for while the program runs"
    case .layer: "an extension is there to provide it"
    case .inactiveBranch: "a branch that this build leaves out may use it"
    case .foreign: "what takes the slice is not this package's"
    case .library: "the slice is public in a library"
    case .kept: "it is hidden"
    case .trait: "what conforms to it through the slice has more of it than its requirements"
    case .unfollowedUse, .unfollowedForward, .unfollowedDemand, .mention, .overload, .unseenChoice,
      .coupling, .heir, .sameType, .company, .unexplained:
      // Else the compiler's word would do.
      "something casts to it"
    }
  }
}
