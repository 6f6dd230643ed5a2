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

  init(_ program: Program, _ sieve: Sieve, _ options: ProofOptions, _ checkOptions: CheckOptions) {
    self.program = program
    self.sieve = sieve
    self.options = options
    self.checkOptions = checkOptions
  }

  /// What to report; where nothing can be proved, what the facts say, and why.
  func run() throws(CakeError) -> (Sifted, Report.Proof) {
    let facts = sieve.sift()
    var proof = Report.Proof()
    program.triesDoubts = true
    let all = sieve.sift(after: facts.hidden)
    guard all.findings.contains(where: \.rule.advisesRemoval) else { return (facts, proof) }
    let library = try IndexStoreLibrary(path: FactsReader(options: checkOptions).libraryPath())
    do throws(ProofFailure) {
      guard let plan = options.plan() else { throw .planMissing }
      let trials = try Trials(
        plan: plan, options, package: checkOptions.package, slices: SliceEdits(program.catalog),
        meanings: Meanings(program.facts, library))
      defer { trials.close() }
      let settled = try settle(all, Prover(trials), &proof)
      proof.compilations = trials.compilations
      return (settled, proof)
    } catch {
      program.triesDoubts = false
      let certain = Set(facts.findings.map(FixPlan.Key.init))
      proof.leftOut = all.findings.count { !certain.contains(FixPlan.Key($0)) }
      proof.failure = error
      return (facts, proof)
    }
  }

  private func settle(
    _ first: Sifted, _ prover: Prover, _ proof: inout Report.Proof
  ) throws(ProofFailure) -> Sifted {
    var sifted = first
    var refused: Set<FixPlan.Key> = []
    while true {
      let proposals = Proposals(sifted.findings, of: program)
      let tried = sifted.findings.indices.compactMap { index in
        sifted.findings[index].rule.advisesRemoval
          ? proposals.proposal(for: sifted.findings[index]).map { (index, $0) } : nil
      }
      let (holding, reasons) = try prover.judge(tried.map(\.1))
      if holding.count == tried.count {
        for (index, _) in tried { sifted.findings[index].proof = .compiled }
        proof.compiled = tried.count
        return sifted
      }
      let out = tried.indices.filter { !holding.contains($0) }
      // What was tried with something else that is refused gets another turn, without that.
      let alone = out.filter { one in
        !out.contains { $0 != one && tried[$0].1.isPart(of: tried[one].1) }
      }
      let kept = (alone.isEmpty ? out : alone).map { number in
        Report.Proof.Kept(
          finding: sifted.findings[tried[number].0], reason: reasons[number] ?? "")
      }
      proof.kept += kept
      refused.formUnion(kept.map { FixPlan.Key($0.finding) })
      program.keep(kept.map(\.finding))
      sifted = sieve.sift(after: sifted.hidden)
      sifted.findings.removeAll { refused.contains(FixPlan.Key($0)) }
    }
  }
}

extension Proposal {
  fileprivate func isPart(of other: Proposal) -> Bool {
    edits.isEmpty && terms.isStrictSubset(of: other.terms)
  }
}
