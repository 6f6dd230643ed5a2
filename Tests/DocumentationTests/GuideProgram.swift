import Foundation
import TestSupport
import Testing

/// The pieces of a page that are one program, as a file whose errors point to the page's lines.
struct GuideProgram: CustomTestStringConvertible, Sendable {
  let page: URL
  let line: Int
  let text: String

  var testDescription: String { "\(page.lastPathComponent):\(line)" }

  /// The modules that it names, of this package's and of others'.
  var imports: [String] {
    text.matches(of: /(?m)^import (\w+)/).map { String($0.1) }
  }

  static func all(inPagesOf catalogue: URL) throws -> [GuideProgram] {
    try FileManager.default.contentsOfDirectory(at: catalogue, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
      .sorted { $0.path < $1.path }
      .flatMap { try all(in: $0) }
  }

  private static func all(in page: URL) throws -> [GuideProgram] {
    let text = try String(contentsOf: page, encoding: .utf8)
    let starts = zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false))
      .filter { $1 == "<!-- program -->" }.map(\.0)
    let pieces = try Snippet.all(in: page).filter { $0.info.isEmpty }
    let programs = Dictionary(grouping: pieces) { piece in starts.last { $0 < piece.line } ?? 0 }
    return programs.values.map { GuideProgram(page: page, line: $0[0].line, text: joined($0)) }
      .sorted { $0.line < $1.line }
  }

  /// Whether a type of it is where it starts, not its first line.
  var hasMain: Bool { text.contains("@main ") }

  private static func joined(_ pieces: [Snippet]) -> String {
    pieces.map { "#sourceLocation(file: \"\($0.file.path)\", line: \($0.line))\n\($0.code)" }
      .joined()
      // There is no such macro here: its closure goes to an initialiser.
      .replacing("\n#Preview {", with: "\n@MainActor let preview = Preview {")
  }
}
