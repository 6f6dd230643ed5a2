public import Foundation
public import Testing

/// A block of code or output in an article, or in the documentation of a declaration.
public struct Snippet: CustomTestStringConvertible, Sendable {
  /// The file that it is in.
  public let file: URL

  /// The line of the first line of code, counted from one.
  public let line: Int

  /// The first word where the block begins: `swift` for code, empty if there is none.
  public let language: String

  /// What follows that word, for a block that needs other treatment.
  public let info: String

  /// The text, without the indentation of the block.
  public let code: String

  /// Where it begins.
  public var testDescription: String { "\(file.lastPathComponent):\(line)" }

  /// The Swift code of a Markdown file, or of a Swift file's documentation comments.
  public static func all(in file: URL) throws -> [Snippet] {
    try blocks(in: file).filter { $0.language == "swift" }
  }

  /// The blocks of a Markdown file, or of a Swift file's documentation comments, in any language.
  public static func blocks(in file: URL) throws -> [Snippet] {
    var snippets: [Snippet] = []
    var open: (line: Int, fence: Substring, indentation: Substring, code: [Substring])?
    let isSwift = file.pathExtension == "swift"
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (number, whole) in zip(1..., lines) {
      var line = whole
      if isSwift {
        line = line.drop { $0 == " " }
        guard line.hasPrefix("///") else { continue }
        line = line.dropFirst(3)
      }
      let indentation = line.prefix { $0 == " " }
      let text = line.dropFirst(indentation.count)
      if let block = open {
        if text.hasPrefix("```") {
          let words = block.fence.split(separator: " ", maxSplits: 1)
          snippets.append(
            Snippet(
              file: file, line: block.line, language: words.first.map(String.init) ?? "",
              info: words.dropFirst().first.map(String.init) ?? "",
              code: block.code.map { $0 + "\n" }.joined()))
          open = nil
        } else {
          open?.code.append(
            line.hasPrefix(block.indentation) ? line.dropFirst(block.indentation.count) : text)
        }
      } else if text.hasPrefix("```") {
        open = (number + 1, text.dropFirst(3), indentation, [])
      }
    }
    return snippets
  }
}
