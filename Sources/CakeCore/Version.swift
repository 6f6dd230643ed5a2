/// The tool's version, said by `cake --version` and by every JSON report.
package enum ToolVersion {
  package static let name = "cake"
  package static let current = "0.1.0"
}
