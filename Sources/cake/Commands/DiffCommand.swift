import CakeCore

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
        "--format", placeholder: "text|json|markdown",
        help: "Print text (the default), JSON or Markdown"
      ) { (command, value) throws(UsageError) in command.format = try .init(argument: value) }
    ] + provingOptions + readingOptions

  static let discussion = """
    BASE is what to compare with: a file that 'cake check --format json' wrote, or a git revision,
    which is checked out and built below '.build/cake-diff'. Compared is the package as it is now,
    with changes that are not committed. PATH is its folder, by default the current one.

    For what SwiftPM does not build, '--index-store' says where the facts are; a revision needs
    '--build-command' as well, which writes them to that folder inside of the package.

    Features are the consumers outside of tests, and slices that none of them takes.
    exit code: 0 compared, with changes or without; 2 could not run
    """

  func run() throws(ToolError) -> ExitStatus {
    guard let name = base else { throw .usage(.operandMissing("BASE", of: Self.name)) }
    do { try facts.throwIfStoreMissing() } catch { throw .usage(error) }
    let package = try PackageFolder.find([path], needsManifest: facts.indexStore == nil).path
    let request = try facts.request(package)
    let base = try BaseReport.Source(name, package: package)
    var skipsBuild = facts.skipsBuild
    if case .revision = base {
      try facts.throwIfUnprovable("the revision has to be built")
      _ = try BaseReport.storeInside(package, facts)
    } else if facts.buildCommand == nil, facts.indexStore != nil {
      skipsBuild = true
    }
    if !skipsBuild { try FailedBuild.build(request, facts) }
    guard
      let new = try Supervision.report(
        [package] + facts.arguments, rebuilding: skipsBuild ? nil : request, telling: facts),
      let old = try BaseReport.report(of: base, package, facts)
    else { return .failure }
    try Output.report(format.render(NeedsDiff(from: old, to: new), base: name))
    return .clean
  }
}
