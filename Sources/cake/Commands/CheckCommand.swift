import CakeCore

/// `cake check [PATH]`: builds the package, checks it, prints the report.
struct CheckCommand: FactsCommand {
  var facts = FactsOptions()
  private var path = "."
  private var arguments = CheckArguments()
  private var format = ReportFormat.text
  private var colour = ColourChoice.auto
  private var verbose = false
  private var timings = false
  private var proof = ProofArguments()

  init() {}

  mutating func take(operand: String) { path = operand }

  static let name = "check"
  static let abstract = "Check that every feature of a package gets exactly what it needs"
  static let operand = "[PATH]"

  static let options: [Option<CheckCommand>] =
    [
      .value(
        "--format", placeholder: "FORMAT",
        help: "Print text (the default), json, github, sarif, gitlab or markdown"
      ) { (command, value) throws(UsageError) in command.format = try .init(argument: value) },
      .value(
        "--color", placeholder: "auto|always|never",
        help: "Colour text; by default where it goes to a terminal"
      ) { (command, value) throws(UsageError) in command.colour = try .init(argument: value) },
      storeOption,
    ] + readingOptions + CheckArguments.options(in: \.arguments)
    + ProofArguments.options(in: \.proof) + [
      .flag("--verbose", help: "Print for every need who provides, uses and forwards it") {
        $0.verbose = true
      },
      .flag("--timings", help: "Print to standard error how long each phase of the check took") {
        $0.timings = true
      },
    ]

  func run() throws(ToolError) -> ExitStatus {
    let package = try PackageFolder.find(path, needsManifest: facts.indexStore == nil)
    // Before the build, so that a mistake shows at once.
    let settings = try arguments.settings(facts, package: package)
    guard Supervision.isChild else {
      if !facts.skipsBuild && facts.indexStore == nil {
        do { try PackageBuild.run(in: package) } catch {
          guard let status = explain(error, package) else { throw error }
          return status
        }
      }
      return try Supervision.run(withoutBuilding)
    }
    Supervision.startClock()
    if let output = FailedBuild.output {
      return try report(settings.options, onFailedBuild: output)
    }
    var clock = timings ? PhaseClock() : nil
    var report: Report
    do throws(CakeError) {
      let proof = proof.options(settings.options)
      if proof != nil { Interruption.putOff() }
      report = try Check.run(settings.options, proof: proof, clock: &clock)
      if let writing = settings.writing { try write(writing, &report, settings.options) }
    } catch {
      throw .check(error)
    }
    if let signal = Interruption.signal { throw .stopped(signal: signal) }
    if format == .text, let proved = report.proof,
      let line = ProofLine.text(of: proved, in: report)
    {
      Output.note(line)
    }
    try Output.report(format.render(report, rendering(of: package)))
    clock?.enter(nil)
    if let clock { Output.note(clock.lines.map { "\($0)\n" }.joined()) }
    return report.fails(at: settings.failing) ? .findings : .clean
  }

  private func rendering(of package: String) -> ReportFormat.Options {
    let colours =
      switch colour {
      case .auto: Output.reportTakesColours
      case .always: true
      case .never: false
      }
    return ReportFormat.Options(
      verbose: verbose, colours: colours, folder: RepositoryFolder.path(toPackage: package))
  }

  /// Writes what was found, or what is left of what the file has: it never grows.
  private func write(
    _ writing: (path: String, old: Baseline?), _ report: inout Report, _ options: CheckOptions
  ) throws(CakeError) {
    let name = arguments.newBaseline ?? writing.path
    let baseline =
      writing.old?.shrunk(to: report, severities: options.severities)
      ?? Baseline(file: name, of: report)
    try baseline.write(to: writing.path, called: name)
    baseline.hide(in: &report, severities: options.severities)
    let gone = (writing.old?.count ?? baseline.count) - baseline.count
    Output.note(
      "'\(name)' has \(baseline.count) finding\(baseline.count == 1 ? "" : "s")"
        + (gone > 0 ? ", \(gone) fewer than before" : "") + "\n")
  }

  private var withoutBuilding: [String] {
    let arguments = Array(CommandLine.arguments.dropFirst())
    return [arguments[0], "--skip-build"] + arguments.dropFirst()
  }

  /// Tries to say in a report why a build failed; whatever goes wrong there is no news.
  private func explain(_ error: ToolError, _ package: String) -> ExitStatus? {
    guard case .buildFailed(let output) = error,
      let output = try? output ?? PackageBuild.failure(in: package)
    else { return nil }
    return try? FailedBuild.explain(output, of: package, withoutBuilding)
  }

  /// In the child: prints why the build failed, or nothing where it is not known.
  private func report(
    _ options: CheckOptions, onFailedBuild output: String
  ) throws(ToolError) -> ExitStatus {
    guard let report = try? IncompleteBuild.report(options, output: output) else { return .failure }
    try Output.report(format.render(report, rendering(of: options.package)))
    return .findings
  }
}
