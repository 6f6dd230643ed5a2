import Foundation
import Testing

/// A page of this sample: the blocks of output that it shows.
struct Page {
  private let blocks: [Substring: String]

  /// Reads a Markdown file of the sample's folder.
  init(_ name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../\(name)").standardizedFileURL
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n```")
    // What stands between two fences, by what stands behind the first of them.
    var blocks: [Substring: String] = [:]
    for part in stride(from: 1, to: parts.count, by: 2).map({ parts[$0] }) {
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      blocks[lines[0]] = lines.count > 1 ? String(lines[1]) : ""
    }
    self.blocks = blocks
  }

  /// The block that begins with ` ```output NAME`.
  func output(_ name: String) throws -> String {
    try #require(blocks["output \(name)"], "no block 'output \(name)'")
  }

  /// The arguments of each command that is shown, with what it prints.
  func commands() -> [(arguments: [String], output: String)] {
    blocks.filter { $0.key.hasPrefix("console") }.map { _, block in
      let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let arguments = lines[0].components(separatedBy: " migrations").last ?? ""
      return (
        arguments.split(separator: " ").map(String.init), lines.count > 1 ? String(lines[1]) : ""
      )
    }
  }
}
