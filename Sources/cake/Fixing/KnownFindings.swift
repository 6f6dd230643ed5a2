import CakeCore
import Foundation

/// The findings that a baseline hides, by their rules and places: a child writes them down for `cake fix`,
/// for JSON has nothing of what is hidden.
struct KnownFindings {
  struct Known {
    var rule: RuleID
    var place: SourcePlace

    /// Whether a fix carries this one out as well.
    func isDone(by fix: Finding) -> Bool {
      fix.rule == rule && fix.fix?.edits.contains(where: isCut) ?? false
    }

    private func isCut(by edit: Finding.Fix.Edit) -> Bool {
      edit.file == place.file && (edit.line, edit.column) <= (place.line, place.column)
        && (place.line, place.column) < (edit.endLine, edit.endColumn)
    }
  }

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
    let lines = report.hidden.known.map { finding in
      let place = finding.location
      return "\(finding.rule.rawValue) \(place.line) \(place.column) \(place.file)"
    }
    _ = FileManager.default.createFile(
      atPath: file, contents: Data(lines.joined(separator: "\n").utf8))
  }

  var all: [Known] {
    let data = FileManager.default.contents(atPath: file) ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 3).map(String.init)
      guard parts.count == 4, let rule = RuleID(rawValue: parts[0]), let line = Int(parts[1]),
        let column = Int(parts[2])
      else { return nil }
      return Known(
        rule: rule, place: SourcePlace(file: parts[3], line: line, column: column))
    }
  }
}
