import Foundation
import TestSupport
import Testing

/// Follows the links of every page of the repository, as whoever reads it there does.
///
/// What links inside a catalogue by `doc:` is for DocC to check, and `.ci/docs` asks it.
@Suite struct LinkTests {
  @Test func `There are pages in each part of the repository`() {
    #expect(Folder.pages.count > 60)
    for name in ["README", "CONTRIBUTING", "Tutorial", "unused-need", "Registry", "Performance"] {
      #expect(Folder.pages.contains { $0.lastPathComponent == "\(name).md" }, "\(name)")
    }
  }

  @Test(arguments: Folder.pages)
  func `Every link of a page leads to a file, and to a heading if it names one`(page: URL) throws {
    for link in try Self.links(in: Self.text(of: page)) {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts[0].removingPercentEncoding ?? String(parts[0])
      let target =
        path.isEmpty
        ? page : page.deletingLastPathComponent().appending(path: path).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: target.path), "\(link)")
      guard parts.count == 2, target.pathExtension == "md" else { continue }
      #expect(try Self.anchors(in: Self.text(of: target)).contains(String(parts[1])), "\(link)")
    }
  }

  @Test func `A link and a heading are seen, and code is not taken for one`() {
    let text = """
      # What it *does*, and why
      See [there](a.md#b), ![a picture](c.png) and [the web](https://example.com).
      `[no](link.md)`
      ```swift
      let no = ["a"](index.md)
      ```
      ## What it *does*, and why
      """
    #expect(Self.links(in: text) == ["a.md#b", "c.png"])
    #expect(Self.anchors(in: text) == ["what-it-does-and-why", "what-it-does-and-why-1"])
  }

  private static func text(of page: URL) throws -> String {
    try String(contentsOf: page, encoding: .utf8)
  }

  /// The lines that are no code.
  private static func prose(_ text: String) -> [Substring] {
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      guard line.drop(while: { $0 == " " }).hasPrefix("```") else { return !isCode }
      isCode.toggle()
      return false
    }
  }

  /// Where the links of a page lead, but for those into the web or to symbols of DocC's.
  private static func links(in text: String) -> [String] {
    let prose = prose(text).joined(separator: "\n").replacing(/`[^`]*`/, with: "code")
    return prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
      .filter { !$0.contains("://") && !$0.hasPrefix("doc:") && !$0.hasPrefix("mailto:") }
  }

  /// What GitHub calls the headings of a page.
  private static func anchors(in text: String) -> [String] {
    var seen: [String: Int] = [:]
    return prose(text).compactMap { line -> String? in
      guard let heading = line.wholeMatch(of: /#{1,6} (.*)/) else { return nil }
      let anchor = heading.1.lowercased().replacing(" ", with: "-")
        .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      let count = seen[anchor, default: 0]
      seen[anchor] = count + 1
      return count == 0 ? anchor : "\(anchor)-\(count)"
    }
  }
}
