/// The output formats by the names that `--format` takes.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case json

  /// Renders a report; the text ends with a newline and is the same for the same report anywhere.
  package func render(_ report: Report, verbose: Bool = false) -> String {
    switch self {
    case .text: report.text(verbose: verbose)
    case .json: report.json
    }
  }
}
