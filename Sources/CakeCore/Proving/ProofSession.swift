/// The findings of a program with what the compiler says of them.
///
/// What it refuses stays in the program, so the rules are asked again: what only could have gone
/// with it stays as well.
struct ProofSession {
  typealias Sifted = (findings: [Finding], hidden: Report.Hidden)

  private let program: Program
  private let sieve: Sieve
  private let options: ProofOptions
  private let checkOptions: CheckOptions
  private let question: ProofQuestion?

  private init(
    _ program: Program, _ sieve: Sieve, _ options: ProofOptions, _ checkOptions: CheckOptions,
    _ question: ProofQuestion?
  ) {
    self.program = program
    self.sieve = sieve
    self.options = options
    self.checkOptions = checkOptions
    self.question = question
  }

  /// What a sieve leaves, proved where somebody asks for that, and what was left undecided.
  ///
  /// - Parameter question: What alone is to be proved, where somebody asks for no more.
  static func sift(
    _ program: Program, _ sieve: Sieve, _ proof: ProofOptions?, _ options: CheckOptions,
    about question: ProofQuestion? = nil
  ) throws(CakeError) -> (Sifted, Report.Proof?, undecided: [Finding]) {
    guard let proof else {
      let facts = sieve.sift()
      // Who hides what only a proof finds hides something still.
      guard
        options.asksForUndecided
          || facts.findings.contains(where: { $0.rule == .unusedSuppression })
      else { return (facts, nil, []) }
      let (sifted, undecided) = undecided(program, sieve, facts)
      return (sifted, nil, undecided)
    }
    return try ProofSession(program, sieve, proof, options, question).run()
  }

  /// What the facts alone find, less what is only so if the compiler would let nothing else go; and
  /// what else it might let go.
  private static func undecided(
    _ program: Program, _ sieve: Sieve, _ facts: Sifted, _ all: Sifted? = nil
  ) -> (Sifted, [Finding]) {
    var all = all
    if all == nil {
      program.triesDoubts = true
      all = sieve.sift(after: facts.hidden)
    }
    program.triesDoubts = false
    let certain = Set(facts.findings.map(FixPlan.Key.init))
    let possible = Set(all!.findings)
    var facts = facts
    facts.findings.removeAll { $0.rule == .unusedSuppression && !possible.contains($0) }
    return (
      facts,
      all!.findings.filter {
        $0.rule.advisesRemoval && !certain.contains(FixPlan.Key($0))
      }
    )
  }

  /// What to report; where nothing can be proved, what the facts say, and why.
  private func run() throws(CakeError) -> (Sifted, Report.Proof?, undecided: [Finding]) {
    let facts = sieve.sift()
    var proof = Report.Proof()
    program.triesAll = options.triesAll
    program.seesMeanings = options.command == nil
    let certain = program.countOfUnused
    program.keepsTypes = false
    program.triesDoubts = true
    // Mostly nothing is doubtful, and the rules need not be asked again.
    var all =
      program.countOfUnused == certain ? facts : sieve.sift(after: facts.hidden)
    if !all.findings.contains(where: isWorthATrial), program.partsTypes {
      // What nobody asks about stays for its type, and something else need not stay in its place.
      program.keepTypes()
      all = sieve.sift(after: facts.hidden)
    }
    guard options.triesAll || all.findings.contains(where: isWorthATrial) else {
      return (all, proof, [])
    }
    program.facts.clock?.enter(.proof)
    let certainly = Set(facts.findings.map(FixPlan.Key.init))
    let library = try IndexStoreLibrary(path: FactsReader(options: checkOptions).libraryPath())
    do throws(ProofFailure) {
      let trials = try trials(library)
      defer { trials.close() }
      let prover = Prover(trials, ErrorPlaces(program))
      let settled = try settle(all, certainly, trials, prover, &proof)
      if options.triesAll {
        proof.tally = try .init(program, settled.findings, proof.kept, prover)
      }
      if options.command == nil {
        proof.compilations = trials.compilations
      } else {
        proof.builds = trials.compilations
      }
      return (settled, proof, [])
    } catch {
      program.keepsTypes = true
      let (facts, undecided) = Self.undecided(program, sieve, facts, all)
      proof.failure = error
      return (facts, proof, undecided)
    }
  }

  private func trials(_ library: IndexStoreLibrary) throws(ProofFailure) -> any TrialRunner {
    let slices = SliceEdits(program.catalog)
    if options.command != nil {
      return try CommandTrials(
        options, package: checkOptions.package, program.facts, slices: slices,
        store: checkOptions.indexStore)
    }
    guard let plan = options.compilePlan(program.facts) else { throw .planMissing }
    return try Trials(
      plan: plan, options, package: checkOptions.package,
      files: ProofFiles(
        package: checkOptions.package, made: plan.modules.map(\.name), program.facts),
      slices: slices,
      comparison: Comparison(program, library, ofAllCalls: options.comparesAllCalls))
  }

  /// Leaves those findings whose removals the compiler lets pass, and those that no edit carries out
  /// where the facts are certain of them.
  private func settle(
    _ first: Sifted, _ certainly: Set<FixPlan.Key>, _ trials: any TrialRunner, _ prover: Prover,
    _ proof: inout Report.Proof
  ) throws(ProofFailure) -> Sifted {
    var sifted = first
    var refused: Set<FixPlan.Key> = []
    var single: Set<FixPlan.Key> = []
    var isAboutAll = question == nil
    while true {
      let proposals = Proposals(of: program, single: single)
      let all = sifted.findings.indices.compactMap { index in
        sifted.findings[index].rule.advisesRemoval
          ? proposals.proposal(for: sifted.findings[index]).map { (index, $0) } : nil
      }
      .sorted { ($0.1.depth, $0.0) < ($1.1.depth, $1.0) }
      let triable = Set(all.map(\.0))
      let unproved = sifted.findings.indices.filter { index in
        let finding = sifted.findings[index]
        return finding.rule.advisesRemoval && !triable.contains(index)
          && !certainly.contains(FixPlan.Key(finding))
      }
      guard unproved.isEmpty else {
        keep(unproved.map { sifted.findings[$0] }, &refused, &sifted)
        continue
      }
      let tried = isAboutAll ? all : try part(of: all, sifted.findings, trials)
      let (holding, reasons) = try prover.judge(tried.map(\.1))
      if holding.count == tried.count, !program.keepsTypes, program.partsTypes {
        // What else stays decides that.
        if isAboutAll {
          program.keepTypes()
          sifted = sift(after: sifted, without: refused)
        }
        isAboutAll = true
        continue
      }
      if holding.count == tried.count {
        proof.compiled = tried.count
        return proved(sifted, tried.map { FixPlan.Key(sifted.findings[$0.0]) })
      }
      let out = tried.indices.filter { !holding.contains($0) }
      // What was tried with something else that is refused gets another turn, without that; what was
      // tried with what it may be handed on to, alone.
      let key = { FixPlan.Key(sifted.findings[tried[$0].0]) }
      let alone = out.filter { one in
        !out.contains { $0 != one && tried[$0].1.isPart(of: tried[one].1) }
      }
      let settled = alone.filter { tried[$0].1.terms.count < 2 || single.contains(key($0)) }
      guard !settled.isEmpty else {
        single.formUnion(out.map(key))
        continue
      }
      let kept = settled.map { number in
        Report.Proof.Kept(
          finding: sifted.findings[tried[number].0], reason: reasons[number] ?? "")
      }
      proof.kept += kept
      keep(kept.map(\.finding), &refused, &sifted)
    }
  }

  private func isWorthATrial(_ finding: Finding) -> Bool {
    finding.rule.advisesRemoval && question?.isAbout(finding) ?? true
  }

  /// What has to be tried of all that could be: no more than the question is about, unless a check
  /// has tried it all before.
  private func part(
    of all: [(Int, Proposal)], _ findings: [Finding], _ trials: any TrialRunner
  ) throws(ProofFailure) -> [(Int, Proposal)] {
    guard let question else { return all }
    if try trials.isKnown(all.map(\.1)) { return all }
    return question.part(of: all.map(\.1), about: all.map { findings[$0.0] }).map { all[$0] }
  }

  /// The findings with what is proved marked, each with its fix: that whoever is handed a value may
  /// still ask for what goes is out of the question now.
  private func proved(_ sifted: Sifted, _ keys: [FixPlan.Key]) -> Sifted {
    var sifted = sifted
    if sifted.findings.contains(where: { $0.rule == .unusedNeed && $0.fix == nil }) {
      program.isProved = true
      let known = Set(sifted.findings.map(FixPlan.Key.init))
      sifted = sieve.sift(after: sifted.hidden)
      sifted.findings.removeAll { !known.contains(FixPlan.Key($0)) }
    }
    let proved = Set(keys)
    for index in sifted.findings.indices where proved.contains(FixPlan.Key(sifted.findings[index]))
    {
      sifted.findings[index].proof = .compiled
    }
    return sifted
  }

  /// Asks the rules again, with what these findings are about taken for used.
  private func keep(
    _ findings: [Finding], _ refused: inout Set<FixPlan.Key>, _ sifted: inout Sifted
  ) {
    refused.formUnion(findings.map(FixPlan.Key.init))
    program.keep(findings)
    sifted = sift(after: sifted, without: refused)
  }

  private func sift(after sifted: Sifted, without refused: Set<FixPlan.Key>) -> Sifted {
    var sifted = sieve.sift(after: sifted.hidden)
    sifted.findings.removeAll { refused.contains(FixPlan.Key($0)) }
    return sifted
  }
}

extension Program {
  fileprivate var countOfUnused: Int {
    unusedNeeds.count + unusedInclusions.count
  }
}

extension Proposal {
  fileprivate func isPart(of other: Proposal) -> Bool {
    edits.isEmpty && terms.isStrictSubset(of: other.terms)
  }
}
