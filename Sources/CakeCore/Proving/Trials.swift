import Foundation

/// Compiles what removals affect, as far as no earlier verdict tells how that ends.
final class Trials: TrialRunner {
  let plan: CompilePlan
  private let options: ProofOptions
  private let package: String
  private let files: ProofFiles
  private var cache: VerdictCache
  private let scratch: ProofFolder
  private let slices: SliceEdits
  private let comparison: Comparison
  private var frontends: FrontendCalls
  private let end: ContinuousClock.Instant
  /// The modules that were looked at, in all trials.
  private var compiled: Set<Int> = []
  /// How many modules a compiler was started for.
  var compilations: Int { compiled.count }
  private var begun = 0
  /// The modules that some trial failed in: where others are likely to.
  private var failed: Set<Int> = []

  init(
    plan: CompilePlan, _ options: ProofOptions, package: String, files: ProofFiles,
    slices: SliceEdits, comparison: Comparison
  ) throws(ProofFailure) {
    self.plan = plan
    self.options = options
    self.package = package
    self.files = files
    self.slices = slices
    self.comparison = comparison
    frontends = FrontendCalls(options.compiler, folder: package)
    end = ContinuousClock.now + options.limit
    scratch = try ProofFolder(options.folder)
    cache = VerdictCache(file: scratch.verdicts, writer: options.writer())
  }

  /// Whether something else than the removals may be why modules failed.
  var isDoubtful = false

  /// Keeps the verdicts, takes the copies away.
  func close() {
    if !isDoubtful { cache.save(by: scratch.temporary) }
    scratch.remove()
  }

  /// Whether the package still compiles, and means the same, with all of some removals.
  func outcome(of proposals: [Proposal]) throws(ProofFailure) -> TrialOutcome {
    let outcome = try outcome(of: trial(of: proposals))
    if case .fails(let failures) = outcome { failed.formUnion(failures.map(\.module)) }
    return outcome
  }

  func isKnown(_ proposals: [Proposal]) throws(ProofFailure) -> Bool {
    known(of: try trial(of: proposals)) != nil
  }

  private func trial(of proposals: [Proposal]) throws(ProofFailure) -> Trial {
    try Trial(
      proposals, slices, package: package, plan: plan, files: files,
      comparing: comparison.comparesCalls)
  }

  func name(of module: Int) -> String { plan.modules[module].name }

  /// The modules that have a file.
  private lazy var holders: [String: [Int]] = plan.modules.indices.reduce(into: [:]) {
    for source in plan.modules[$1].sources { $0[source, default: []].append($1) }
  }

  func canBreak(_ module: Int, _ proposal: Proposal) -> Bool {
    slices.files(of: proposal).contains { file in
      plan.same.all(of: Trial.path(file, in: package)).contains { path in
        holders[path, default: []].contains {
          $0 == module || plan.dependencies[module].contains($0)
        }
      }
    }
  }

  /// What becomes of one module as it is.
  func baseline(of module: Int) throws(ProofFailure) -> TrialOutcome {
    let trial = try Trial(
      [], slices, package: package, plan: plan, files: files, comparing: { _, _ in false },
      only: [module])
    return try outcome(of: trial)
  }

  private func outcome(of trial: Trial) throws(ProofFailure) -> TrialOutcome {
    if let known = known(of: trial) { return known }
    try throwIfOver()
    let copies = try scratch.write(trial.texts)
    for copy in copies.values { try files.note(copy) }
    if !trial.goesFurther { try compile(trial, copies, .hasty) }
    if let known = known(of: trial) { return known }
    try compile(trial, copies, .whole)
    return known(of: trial) ?? .holds
  }

  /// What the verdicts say of a trial; nil where some are missing and none says that it fails.
  private func known(of trial: Trial) -> TrialOutcome? {
    var isWhole = true
    var failures: [TrialOutcome.Failure] = []
    for work in trial.work {
      switch cache[work.verdict] {
      case .holds: break
      case .fails(let errors): failures.append(.init(module: work.module, errors: errors))
      case nil: isWhole = false
      }
    }
    if !failures.isEmpty { return .fails(failures) }
    return isWhole ? .holds : nil
  }

  /// Finds the verdicts that are missing, until one says that its module fails: first of the modules that
  /// failed before, so that a search looks at nothing else again and again.
  private func compile(
    _ trial: Trial, _ copies: [String: String], _ kind: InterfaceKind
  ) throws(ProofFailure) {
    let open = trial.work.filter { cache[$0.verdict] == nil }
    for isLikely in [true, false] {
      let part = open.filter { failed.contains($0.module) == isLikely }
      guard !part.isEmpty else { continue }
      let needed = part.reduce(into: Set<Int>()) { $0.formUnion(plan.dependencies[$1.module]) }
      guard try makeInterfaces(of: trial, needed, copies, kind),
        try check(part, of: trial, copies, kind)
      else { return }
    }
  }

  /// Makes the interfaces that are asked for, level by level; false where one fails.
  private func makeInterfaces(
    of trial: Trial, _ needed: Set<Int>, _ copies: [String: String], _ kind: InterfaceKind
  ) throws(ProofFailure) -> Bool {
    var left = trial.work.filter {
      needed.contains($0.module) && !scratch.has($0.interface(kind))
    }
    while !left.isEmpty {
      let open = Set(left.map(\.module))
      let level = left.filter { plan.dependencies[$0.module].isDisjoint(with: open) }
      let jobs = try level.map { work throws(ProofFailure) in
        let module = frontends.direct(plan.modules[work.module])
        return Job(
          work: work,
          commands: [
            module.interfaceCommand(
              kind, sources: sources(of: work.module, copies),
              search: search(for: work.module, trial, kind),
              output: try scratch.interface(work.interface(kind), of: module.name))
          ], isHasty: kind == .hasty)
      }
      let results = try run(jobs)
      var isWhole = results.count == level.count
      for (job, result) in results {
        switch result {
        case .compiled:
          let (interface, name) = (job.work.interface(kind), plan.modules[job.work.module].name)
          scratch.note(interface)
          try files.note(try scratch.interface(interface, of: name))
        case .failed(let errors):
          cache[job.work.verdict] = .fails(errors.map { original($0, copies) })
          isWhole = false
        }
      }
      guard isWhole else { return false }
      left.removeAll { open in level.contains { $0.module == open.module } }
    }
    return true
  }

  /// Whether all of them are known to hold.
  private func check(
    _ open: [Trial.Work], of trial: Trial, _ copies: [String: String], _ kind: InterfaceKind
  ) throws(ProofFailure) -> Bool {
    let jobs = try open.map { work throws(ProofFailure) in
      let module = frontends.direct(plan.modules[work.module])
      let sources = sources(of: work.module, copies)
      let search = search(for: work.module, trial, kind)
      var commands = try comparison.commands(
        for: work, module, sources: sources, search: search, in: scratch)
      if work.losses.hasTraits {
        commands.append(module.diagnosisCommand(sources: sources, search: search))
      }
      return Job(work: work, commands: commands, isHasty: kind == .hasty && !search.isEmpty)
    }
    let results = try run(jobs)
    defer { for work in open { scratch.removeFiles(to: work.verdict) } }
    for (job, result) in results {
      switch result {
      case .compiled:
        let changes = try comparison.changes(
          in: plan.modules[job.work.module], job.work, after: trial.edits, in: scratch, package)
        if changes.isEmpty {
          cache[job.work.verdict] = .holds
        } else if !job.isHasty {
          cache[job.work.verdict] = .fails(changes)
        }
      case .failed(let errors):
        cache[job.work.verdict] = .fails(errors.map { original($0, copies) })
      }
    }
    return open.allSatisfy { if case .holds = cache[$0.verdict] { true } else { false } }
  }

  /// An error with the place in the user's file; the copy's lines and columns are the same.
  private func original(_ error: String, _ copies: [String: String]) -> String {
    var error = error
    for (path, copy) in copies where error.hasPrefix(copy) {
      error = path + error.dropFirst(copy.count)
    }
    return Folder(package).path(to: error) ?? error
  }

  private struct Job: Sendable {
    var work: Trial.Work
    var commands: [[String]]
    /// Whether only its success says something.
    var isHasty: Bool
  }

  /// Whether a module need not be looked at after another one failed: what is edited of it may be what
  /// goes back for that.
  @Sendable private static func spoils(_ job: Job, _ end: ProofCompiler.End, _ other: Job) -> Bool {
    end.isFailure && !job.work.edited.isDisjoint(with: other.work.edited)
  }

  private enum Result: Sendable {
    case compiled
    case failed(errors: [String])
  }

  /// Runs compilers side by side; what was begun comes to its end.
  private func run(_ jobs: [Job]) throws(ProofFailure) -> [(Job, Result)] {
    let (compiler, package, end) = (options.compiler, package, end)
    let counter = ProofProgress(options.progress, done: begun, more: jobs.count)
    let ends = ParallelWork.run(jobs, jobs: options.jobs, spoils: Self.spoils) { job in
      counter.begin()
      for command in job.commands {
        if compiler.isInterrupted() || ContinuousClock.now > end {
          return ProofCompiler.End.stopped
        }
        let end = compiler.run(command, package)
        if end.isFailure { return end }
      }
      return .exited(0, output: "")
    }
    begun += ends.count { $0 != nil }
    for (job, end) in zip(jobs, ends) where end != nil { compiled.insert(job.work.module) }
    if compiler.isInterrupted() { throw .interrupted }
    if ends.contains(where: { $0?.isStopped ?? false }) { try throwIfOver() }
    // What the compiler read meanwhile may be anything.
    try files.throwIfChanged()
    var results: [(Job, Result)] = []
    for (job, end) in zip(jobs, ends) {
      guard let end, !(job.isHasty && end.isFailure) else { continue }
      results.append((job, try result(of: end, plan.modules[job.work.module].name)))
    }
    return results
  }

  /// Throws where the compiler did not get as far as a verdict: on a full disk, say.
  private func result(
    of end: ProofCompiler.End, _ module: String
  ) throws(ProofFailure) -> Result {
    switch end {
    case .exited(0, _): return .compiled
    case .exited(_, let output):
      // An error in a source has the source's place before it.
      var errors = CompilerOutput.errors(in: output)
      // It does so each time: the removal is as good as refused.
      if errors.isEmpty, CompilerOutput.isCrash(output) { errors = ["the compiler crashes"] }
      guard !errors.isEmpty else { throw .compilerStopped(module: module) }
      return .failed(errors: errors)
    case .stopped: throw .compilerStopped(module: module)
    case .notStarted(let reason): throw .compilerNotStarted(reason: reason)
    }
  }

  private func throwIfOver() throws(ProofFailure) {
    if options.compiler.isInterrupted() { throw .interrupted }
    if ContinuousClock.now > end {
      throw .outOfTime(seconds: Int(options.limit.components.seconds))
    }
  }

  private func sources(of module: Int, _ copies: [String: String]) -> [String] {
    plan.modules[module].sources.map { copies[$0] ?? $0 }
  }

  private func search(for module: Int, _ trial: Trial, _ kind: InterfaceKind) -> [String] {
    trial.work.filter { plan.dependencies[module].contains($0.module) }
      .map { scratch.folder(of: $0.interface(kind)) }
  }
}
