import CakeCore
import Foundation

/// `cake check [PATH]…`: builds the package, checks it, prints the report.
struct CheckCommand: FactsCommand {
  var facts = FactsOptions()
  private var paths: [String] = []
  private var arguments = CheckArguments()
  private var printing = ReportPrinting()
  private var timings = false
  private var watches = false
  private var proof = ProofArguments()

  init() {}

  mutating func take(operand: String) { paths.append(operand) }

  static let name = "check"
  static let abstract = "Check that every feature of a package gets exactly what it needs"
  static let operand = "[PATH]… [-- BUILD-ARGUMENT…]"
  static let operandLimit = Int.max

  static let options: [Option<CheckCommand>] =
    ReportPrinting.options(in: \.printing) + [storeOption] + readingOptions
    + CheckArguments.options(in: \.arguments) + ProofArguments.options(in: \.proof) + [
      .flag("--timings", help: "Print to standard error how long each phase of the check took") {
        $0.timings = true
      },
      .flag("--watch", help: "Check again after each change, until Ctrl-C") {
        $0.watches = true
      },
    ]

  func run() throws(ToolError) -> ExitStatus {
    if let option = proof.needless { throw .usage(.optionsExclusive("--no-proof", option)) }
    if watches, PluginHost.current != nil { throw .pluginWatching }
    if proof.command != nil, facts.indexStore == nil {
      throw .usage(
        .optionNeedsOther(
          "--build-command", "--index-store", reason: "what SwiftPM builds is proved without it"))
    }
    let place = try PackageFolder.find(paths, needsManifest: facts.indexStore == nil)
    if watches, !Supervision.isChild { return watch(place) }
    return try check(place)
  }

  /// Checks again and again. What goes wrong with one check, the next one may put right.
  private func watch(_ place: PackageFolder) -> ExitStatus {
    Interruption.hear()
    let store = facts.indexStore.map(PackageFolder.absolute)
    var files = WatchedFiles(package: place.path, store: store)
    while true {
      do throws(ToolError) { _ = try check(place) } catch {
        if let signal = Interruption.signal { return .stopped(by: signal) }
        Output.complain(error)
      }
      Output.note("waiting for a change\n")
      guard let change = WatchedFiles.change(from: files, package: place.path, store: store) else {
        return .stopped(by: Interruption.signal ?? SIGINT)
      }
      files = change
      if Output.errorsTakeControls { Output.note("\u{1B}[2J\u{1B}[H") }
    }
  }

  private func check(_ place: PackageFolder) throws(ToolError) -> ExitStatus {
    // Before the build, so that a mistake shows at once.
    let settings = try arguments.settings(facts, place)
    try printing.checkTarget(baseline: settings.baseline)
    guard Supervision.isChild else {
      let builds = !facts.skipsBuild && facts.indexStore == nil
      let request = try facts.request(place.path)
      do {
        if builds { try PackageBuild.run(request) }
        return try Supervision.run(withoutBuilding, rebuilding: builds ? request : nil)
      } catch {
        let explained = FailedBuild.explain(error, request, withoutBuilding)
        if let name = arguments.newBaseline, case .buildFailed = error {
          Output.note("note: '\(name)' was not written: nothing was checked\n")
        }
        switch explained {
        case .findings?: return arguments.neverFails ? .clean : .findings
        case .some: throw .buildFailed(output: nil)
        case nil: throw error
        }
      }
    }
    Supervision.startClock()
    if let output = FailedBuild.output {
      return explain(output, settings.options, place)
    }
    var clock = timings ? PhaseClock() : nil
    var report: Report
    do throws(CakeError) {
      if Supervision.onlyComparesTimes {
        try Check.throwIfStale(settings.options)
        return .clean
      }
      let proof = proof.options(settings.options)
      if proof != nil { Interruption.putOff() }
      var options = settings.options
      options.listsUses = printing.listsUses
      report = try Check.run(options, proof: proof, clock: &clock)
    } catch {
      throw .check(error)
    }
    // What a proof would have judged is not known: that is no report.
    if let signal = Interruption.signal { throw .stopped(signal: signal) }
    if report.proof?.failure == .interrupted { throw .stopped(signal: SIGHUP) }
    do throws(CakeError) {
      if let writing = settings.writing { try write(writing, &report, settings.options) }
    } catch {
      throw .check(error)
    }
    KnownFindings.note(report)
    if let proved = report.proof {
      let line = ProofLine.text(
        of: proved, in: report, triesAll: proof.triesAll, verbose: printing.verbose)
      if printing.isText, let line { Output.note(line) }
      if let tally = proved.tally { Output.note(ProofLine.text(of: tally)) }
    }
    try printing.print(report, of: place)
    clock?.enter(nil)
    if let clock { Output.note(clock.lines.map { "\($0)\n" }.joined()) }
    return report.fails(at: settings.failing) && !arguments.neverFails ? .findings : .clean
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

  /// In the child: prints why the build failed, or nothing where it is not known.
  private func explain(
    _ output: String, _ options: CheckOptions, _ place: PackageFolder
  ) -> ExitStatus {
    guard let build = try? IncompleteBuild(options, output: output),
      (try? printing.print(build.report, of: place)) != nil
    else { return .unexplained }
    Output.note(build.rest)
    return build.rest.isEmpty ? .findings : .failure
  }
}
