import CakeCore

/// How a report is printed, and where to: the options of `cake check` about that.
struct ReportPrinting: Sendable {
  private var format = ReportFormat.text
  private var colour = ColourChoice.auto
  private(set) var verbose = false
  private var statistics = false
  private var file: String?
  private var links: RuleLinks?

  init() {}

  /// The rows of the option table of a command that keeps these arguments there.
  static func options<C: Command>(
    in printing: any WritableKeyPath<C, ReportPrinting> & Sendable
  ) -> [Option<C>] {
    [
      .value(
        "--format", placeholder: "FORMAT",
        help: "Print text (the default), json, github, sarif, gitlab or markdown"
      ) { (command, value) throws(UsageError) in
        command[keyPath: printing].format = try .init(argument: value)
      },
      .value("--output", placeholder: "FILE", help: "Write the report to this file") {
        (command, value) in command[keyPath: printing].file = value
      },
      .value(
        "--color", placeholder: "auto|always|never",
        help: "Colour text; by default where it goes to a terminal"
      ) { (command, value) throws(UsageError) in
        command[keyPath: printing].colour = try .init(argument: value)
      },
      .flag("--verbose", help: "Print for every need who provides, uses and forwards it") {
        $0[keyPath: printing].verbose = true
      },
      .flag("--statistics", help: "Print with text how many findings each rule has, and where") {
        $0[keyPath: printing].statistics = true
      },
      .value(
        "--explain-links", placeholder: "ADDRESS",
        help: "Link to the pages of the rules there; '*' stands for the rule"
      ) { (command, value) throws(UsageError) in
        command[keyPath: printing].links = try ruleLinks(argument: value)
      },
    ]
  }

  var isText: Bool { format == .text }

  /// Whether what is printed says what consumers use and hand on.
  var listsUses: Bool { !isText || verbose }

  func print(_ report: Report, of place: PackageFolder) throws(ToolError) {
    let text = format.render(report, options(of: place))
    guard let file else { return try Output.report(text) }
    do { try SettingsFile.write(text, to: PackageFolder.absolute(file), called: file) } catch {
      throw .check(error)
    }
  }

  /// Throws where the report would take the place of something else.
  func checkTarget(baseline: String?) throws(ToolError) {
    if let file { try OutputFile.check(file, baseline: baseline) }
  }

  private func options(of place: PackageFolder) -> ReportFormat.Options {
    let colours =
      switch colour {
      case .auto: file == nil && Output.reportTakesColours
      case .always: true
      case .never: false
      }
    return ReportFormat.Options(
      verbose: verbose, statistics: statistics, colours: colours, package: place.path,
      folder: RepositoryFolder.path(toPackage: place.path),
      prefix: Supervision.isForTool ? "" : place.prefix, links: links)
  }
}
