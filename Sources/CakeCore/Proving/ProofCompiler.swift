/// How the proof starts compilers; the command line does it with processes, tests with anything.
package struct ProofCompiler: Sendable {
  package enum End: Sendable {
    case exited(Int32, output: String)
    case stopped
    case notStarted(reason: String)

    var isFailure: Bool {
      if case .exited(0, _) = self { false } else { true }
    }

    var isStopped: Bool {
      if case .stopped = self { true } else { false }
    }
  }

  /// Runs a command in a folder to its end; called from several threads.
  package var run: @Sendable (_ command: [String], _ folder: String) -> End
  /// Whether the user wants no more of it.
  package var isInterrupted: @Sendable () -> Bool

  package init(
    run: @escaping @Sendable (_ command: [String], _ folder: String) -> End,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.run = run
    self.isInterrupted = isInterrupted
  }
}

/// What a proof is made with.
package struct ProofOptions: Sendable {
  /// Reads the calls that the build is made of; asked only where there is something to prove.
  package var plan: @Sendable () -> [CompilePlan.Module]?
  private var begun: Begun<CompilePlan?>?
  package var compiler: ProofCompiler
  /// A folder of the tool's own in the build folder: the verdicts, and while it runs copies.
  package var folder: String
  package var jobs: Int
  /// Who judges; verdicts that another one left are not taken.
  package var writer: @Sendable () -> String = { ToolVersion.current }
  /// What builds the package, in the words of a shell, where there is no plan to take it from.
  package var command: String?
  /// Whether what is given to `Any` is tried as well.
  package var triesAll = false
  /// Whether what is called is compared after every removal, not only where it may be something that no
  /// index tells.
  var comparesAllCalls = false
  /// Beyond it what is left stands on facts.
  package var limit: Duration = .seconds(600)
  /// Told of each module that begins to compile: how many are done, and of how many so far.
  package var progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }

  package init(
    plan: @escaping @Sendable () -> [CompilePlan.Module]?, compiler: ProofCompiler, folder: String,
    jobs: Int
  ) {
    self.plan = plan
    self.compiler = compiler
    self.folder = folder
    self.jobs = jobs
  }
}

extension ProofOptions {
  /// Has another thread read the plan from now on, while it is found out what to prove.
  mutating func beginReadingPlan(_ facts: Facts) {
    guard command == nil, jobs > 1 else { return }
    begun = Begun { [plan, imports = facts.imports] in
      plan().map { CompilePlan($0, imports: imports) }
    }
  }

  /// The plan, with what the facts say that modules import; nil where there is none.
  func compilePlan(_ facts: Facts) -> CompilePlan? {
    if let begun { return begun.value }
    return plan().map { CompilePlan($0, imports: facts.imports) }
  }
}
