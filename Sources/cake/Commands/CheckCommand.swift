import CakeCore
import Foundation

/// `cake check [PATH]`: builds the package, checks it, prints the report.
struct CheckCommand: Command {
  private var path = "."
  private var format = ReportFormat.text
  private var skipsBuild = false
  private var indexStore: String?
  private var indexStoreLibrary: String?
  private var patterns = CheckOptions.defaultProviderPatterns
  private var severities: [RuleID: Severity?] = [:]
  private var failing = Severity.warning
  private var jobs = ProcessInfo.processInfo.activeProcessorCount
  private var verbose = false
  private var timings = false

  init() {}

  mutating func take(operand: String) { path = operand }

  static let name = "check"
  static let abstract = "Check that every feature of a package gets exactly what it needs"
  static let operand = "[PATH]"

  static let options: [Option<CheckCommand>] = [
    .value("--format", placeholder: "text|json", help: "Print text (the default) or JSON") {
      (command, value) throws(UsageError) in command.format = try .init(argument: value)
    },
    .flag("--skip-build", help: "Trust the last build instead of building first") {
      $0.skipsBuild = true
    },
    .value("--index-store", placeholder: "DIR", help: "Read this index store; builds nothing") {
      (command, value) in command.indexStore = value
    },
    .value(
      "--index-store-library", placeholder: "FILE",
      help: "Read it with this libIndexStore instead of the toolchain's"
    ) { (command, value) in command.indexStoreLibrary = value },
    .value(
      "--provider-pattern", placeholder: "P",
      help: "Take protocols named like this for providers too: '*Provider'"
    ) { (command, value) throws(UsageError) in
      command.patterns.append(try providerPattern(argument: value))
    },
    .value(
      "--rule", placeholder: "ID=SEVERITY",
      help: "Make a rule's findings an error, a warning or info, or turn it off"
    ) { (command, value) throws(UsageError) in
      let (rule, severity) = try ruleSetting(argument: value)
      command.severities[rule] = .some(severity)
    },
    .value(
      "--fail-on", placeholder: "error|warning|info",
      help: "Exit with 1 on findings this bad or worse; by default warnings"
    ) { (command, value) throws(UsageError) in command.failing = try .init(argument: value) },
    .value(
      "-j", "--jobs", placeholder: "N", help: "Read with so many threads; never changes the output"
    ) { (command, value) throws(UsageError) in
      command.jobs = try positiveNumber(argument: value, of: "--jobs")
    },
    .flag("--verbose", help: "Print for every need who provides, uses and forwards it") {
      $0.verbose = true
    },
    .flag("--timings", help: "Print to standard error how long each phase of the check took") {
      $0.timings = true
    },
  ]

  static let discussion = """
    PATH is the package's folder, by default the current one. The package is built first, with its
    tests ('swift build --build-tests'); with '--skip-build' the facts are those of the last build.
    Providers are protocols named 'Has*' and 'Makes*'; '--provider-pattern' adds to these. A build
    that fails only for what roots lack is a report too, with exit code 1.

    The report goes to standard output, everything else to standard error.
    exit code: 0 clean; 1 findings; 2 wrong arguments, no build or no facts to trust
    """

  func run() throws(ToolError) -> ExitStatus {
    let builds = !skipsBuild && indexStore == nil && !Supervision.isChild
    let package = try PackageFolder.find(path, needsManifest: indexStore == nil)
    if builds {
      do { try PackageBuild.run(in: package) } catch {
        guard let status = explain(error, package) else { throw error }
        return status
      }
    }
    guard Supervision.isChild else { return try Supervision.run(withoutBuilding) }
    Supervision.startClock()
    let options = CheckOptions(
      package: package, indexStore: indexStore.map(PackageFolder.absolute),
      indexStoreLibrary: indexStoreLibrary.map(PackageFolder.absolute),
      providerPatterns: patterns, severities: severities, jobs: jobs)
    if let output = FailedBuild.output { return try report(options, onFailedBuild: output) }
    var clock = timings ? PhaseClock() : nil
    let report: Report
    do { report = try Check.run(options, clock: &clock) } catch { throw .check(error) }
    try Output.report(format.render(report, verbose: verbose))
    clock?.enter(nil)
    if let clock { Output.note(clock.lines.map { "\($0)\n" }.joined()) }
    return report.fails(at: failing) ? .findings : .clean
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
    try Output.report(format.render(report, verbose: verbose))
    return .findings
  }
}
