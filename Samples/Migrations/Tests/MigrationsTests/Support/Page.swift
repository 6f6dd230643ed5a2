import Foundation
import Testing

/// A page of this sample, by the blocks that it shows.
struct Page {
  private let name: String
  private let blocks: [(head: String, text: String)]

  /// Reads a Markdown file of the sample's folder.
  init(_ name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../\(name)").standardizedFileURL
    self.name = name
    var blocks: [(head: String, text: String)] = []
    var open: (head: String, indentation: String, lines: [String])?
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      let text = line.drop { $0 == " " }
      if let block = open {
        if text == "```" {
          blocks.append((block.head, block.lines.joined(separator: "\n")))
          open = nil
        } else {
          let isIndented = line.hasPrefix(block.indentation)
          open?.lines.append(isIndented ? String(line.dropFirst(block.indentation.count)) : line)
        }
      } else if text.hasPrefix("```") {
        open = (String(text.dropFirst(3)), String(line.prefix { $0 == " " }), [])
      }
    }
    self.blocks = blocks
  }

  /// Expects a text to be what the block that begins with ` ```output NAME` shows.
  func expect(
    _ text: String, isOutput output: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let shown = blocks.filter { $0.head == "output \(output)" }.map(\.text)
    if shown != [text] {
      Issue.record(
        "\(name) shows as '\(output)':\n\(shown.joined(separator: "\n"))\ninstead of:\n\(text)",
        sourceLocation: sourceLocation)
    }
  }

  /// The arguments of each command that is shown, with what it prints.
  func commands() -> [(arguments: [String], output: String)] {
    blocks.filter { $0.head.hasPrefix("console") }.compactMap { block in
      let lines = block.text.split(separator: "\n", maxSplits: 1)
      let prompt = "$ swift run --package-path Samples/Migrations migrations"
      guard lines.count == 2, lines[0].hasPrefix(prompt) else { return nil }
      let arguments = lines[0].dropFirst(prompt.count).split(separator: " ").map(String.init)
      return (arguments, String(lines[1]))
    }
  }
}
