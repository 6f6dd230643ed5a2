import CakeCore
import Foundation

/// The findings that a baseline hides, by their rules: a child writes them down for `cake fix`, for JSON
/// has nothing of what is hidden.
struct KnownFindings {
  private static let variable = "CAKE_KNOWN_FINDINGS"
  private let file: String

  var variables: [String: String] { [Self.variable: file] }

  static func with<Value>(
    _ body: (KnownFindings) throws(ToolError) -> Value
  ) throws(ToolError) -> Value {
    try TemporaryFolder.with { folder throws(ToolError) in
      try body(KnownFindings(file: folder + "/rules"))
    }
  }

  /// In the child.
  static func note(_ report: Report) {
    guard let file = ProcessInfo.processInfo.environment[variable] else { return }
    let rules = report.hidden.known.map(\.rule.rawValue)
    _ = FileManager.default.createFile(
      atPath: file, contents: Data(rules.joined(separator: "\n").utf8))
  }

  var rules: [RuleID] {
    let data = FileManager.default.contents(atPath: file) ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
      .compactMap { RuleID(rawValue: String($0)) }
  }
}
