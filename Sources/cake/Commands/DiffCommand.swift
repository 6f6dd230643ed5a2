import CakeCore
import Foundation

/// `cake diff BASE [PATH]`: what a change did to the needs of each feature.
struct DiffCommand: FactsCommand {
  var facts = FactsOptions()
  private var base: String?
  private var path = "."
  private var format = DiffFormat.text

  init() {}

  mutating func take(operand: String) {
    if base == nil { base = operand } else { path = operand }
  }

  static let name = "diff"
  static let abstract = "Tell what a change did to the needs of each feature"
  static let operand = "BASE [PATH] [-- BUILD-ARGUMENT…]"
  static let operandLimit = 2

  static let options: [Option<DiffCommand>] =
    [
      .value(
        "--format", placeholder: "text|markdown", help: "Print text (the default) or Markdown"
      ) { (command, value) throws(UsageError) in command.format = try .init(argument: value) }
    ] + readingOptions

  static let discussion = """
    BASE is what to compare with: a file that 'cake check --format json' wrote, or a git revision,
    which is checked out and built below '.build/cake-diff'. Compared is the package as it is now,
    with changes that are not committed. PATH is its folder, by default the current one.

    Features are the consumers outside of tests, and slices that none of them takes.
    exit code: 0 compared, with changes or without; 2 could not run
    """

  private enum Base {
    case report(Report)
    case revision(Revision)
  }

  func run() throws(ToolError) -> ExitStatus {
    guard let name = base else { throw .usage(.operandMissing("BASE", of: Self.name)) }
    let package = try PackageFolder.find([path], needsManifest: true).path
    let request = try facts.request(package)
    let base = try find(name, package)
    if !facts.skipsBuild { try FailedBuild.build(request, facts) }
    guard
      let new = try Supervision.report(
        [package] + facts.arguments, rebuilding: facts.skipsBuild ? nil : request),
      let old = try report(of: base, package)
    else { return .failure }
    try Output.report(format.render(NeedsDiff(from: old, to: new), base: name))
    return .clean
  }

  /// A saved report if there is a file of that name, a revision otherwise.
  private func find(_ name: String, _ package: String) throws(ToolError) -> Base {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: name, isDirectory: &isFolder), !isFolder.boolValue {
      return .report(try BaseReport.read(name))
    }
    return .revision(try Revision(name, package: package))
  }

  private func report(of base: Base, _ package: String) throws(ToolError) -> Report? {
    switch base {
    case .report(let report): return report
    case .revision(let revision):
      // Whatever comes, the folder with the old files is to be removed.
      Interruption.putOff()
      let report = try BaseReport.check(revision, of: package, facts)
      if let signal = Interruption.signal { throw .stopped(signal: signal) }
      return report
    }
  }
}
