/// The output formats by the names that `--format` takes.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case json
  case github
  case sarif
  case gitlab
  case markdown

  /// What the ways to render a report differ in beside the format.
  package struct Options: Sendable {
    /// Whether text has the coverage table.
    package var verbose = false
    /// Whether text has a table of its findings by rule.
    package var statistics = false
    /// Whether text has colours.
    package var colours = false
    /// The package's folder, for what is read there to count columns.
    package var package = ""
    /// Where the package is in its repository, `Packages/App/` say; other formats than text and JSON
    /// are read by programs that know the repository alone.
    package var folder = ""
    /// What text and JSON put before paths, so that they lead there from where the user stands.
    package var prefix = ""
    /// Where the rules are explained; without it, nothing links there.
    package var links: RuleLinks?

    package init(
      verbose: Bool = false, statistics: Bool = false, colours: Bool = false,
      package: String = "", folder: String = "", prefix: String = "", links: RuleLinks? = nil
    ) {
      self.verbose = verbose
      self.statistics = statistics
      self.colours = colours
      self.package = package
      self.folder = folder
      self.prefix = prefix
      self.links = links
    }
  }

  /// Renders a report; the text ends with a newline and is the same for the same report anywhere.
  package func render(_ report: Report, _ options: Options = Options()) -> String {
    switch self {
    case .text:
      report.moved(to: options.prefix).text(
        verbose: options.verbose, colours: options.colours, links: options.links)
        + (options.statistics ? report.moved(to: options.prefix).statistics : "")
    case .json: report.moved(to: options.prefix).noting(options.links).json
    case .github: report.moved(to: options.folder).noting(options.links).githubCommands
    case .sarif:
      report.countingUTF16(in: options.package).moved(to: options.folder)
        .sarif(links: options.links)
    case .gitlab: report.moved(to: options.folder).gitlabIssues
    case .markdown: report.moved(to: options.folder).markdown(links: options.links)
    }
  }
}
