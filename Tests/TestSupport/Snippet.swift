public import Foundation
public import Testing

/// A block of Swift code in an article, or in the documentation of a declaration.
public struct Snippet: CustomTestStringConvertible, Sendable {
  /// The file that it is in.
  public let file: URL

  /// The line of the first line of code, counted from one.
  public let line: Int

  /// What follows the word `swift` where the block begins, for a block that needs other treatment.
  public let info: String

  /// The code, without the indentation of the block.
  public let code: String

  /// Where it begins.
  public var testDescription: String { "\(file.lastPathComponent):\(line)" }

  /// The snippets of a Markdown file, or of a Swift file's documentation comments.
  public static func all(in file: URL) throws -> [Snippet] {
    var snippets: [Snippet] = []
    var open: (line: Int, info: String, indentation: Substring, code: [Substring])?
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
          let code = block.code.joined(separator: "\n") + "\n"
          snippets.append(Snippet(file: file, line: block.line, info: block.info, code: code))
          open = nil
        } else {
          open?.code.append(
            line.hasPrefix(block.indentation) ? line.dropFirst(block.indentation.count) : text)
        }
      } else if text.hasPrefix("```swift") {
        let info = text.dropFirst("```swift".count).trimmingCharacters(in: .whitespaces)
        open = (number + 1, info, indentation, [])
      }
    }
    return snippets
  }
}
