import Foundation
public import Testing

/// Expects a text to be that of `Tests/Goldens/NAME`, to the byte.
///
/// With `LAYERCAKE_RECORD=1` in the environment the text is written there instead, and the test
/// fails, so that no run records and passes.
public func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(components: "Goldens", name)
  if ProcessInfo.processInfo.environment["LAYERCAKE_RECORD"] != nil {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    Issue.record("recorded Goldens/\(name)", sourceLocation: sourceLocation)
    return
  }
  guard let data = FileManager.default.contents(atPath: file.path) else {
    Issue.record(
      "no Goldens/\(name); LAYERCAKE_RECORD=1 records it", sourceLocation: sourceLocation)
    return
  }
  let golden = String(decoding: data, as: UTF8.self)
  if !golden.utf8.elementsEqual(text.utf8) {
    Issue.record(
      "differs from Goldens/\(name)\n\(firstDifference(golden, text))",
      sourceLocation: sourceLocation)
  }
}

private func firstDifference(_ golden: String, _ text: String) -> String {
  let golden = golden.split(separator: "\n", omittingEmptySubsequences: false)
  let text = text.split(separator: "\n", omittingEmptySubsequences: false)
  let line =
    zip(golden, text).enumerated().first { $1.0 != $1.1 }?.offset
    ?? min(golden.count, text.count)
  func shown(_ lines: [Substring]) -> String { line < lines.count ? "\(lines[line])" : "(end)" }
  return "line \(line + 1)\n- \(shown(golden))\n+ \(shown(text))"
}
