import CoffeeShopsTesting
import Foundation
import Testing

/// The README is right: what it shows is what happens, word for word.
struct ReadmeTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  let text: String

  init() throws {
    text = try String(contentsOf: Self.package.appending(path: "README.md"), encoding: .utf8)
  }

  /// What stands between the fences of one language.
  func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  /// One after the other, as a reader would: each finds what the one before has left.
  @Test func `Its commands print what it shows`() async throws {
    let prompt = "$ swift run --package-path Samples/CoffeeShops "
    let data = try TemporaryFolder()
    let blocks = blocks("console")
    #expect(blocks.count == 6)
    for block in blocks {
      try #require(block.hasPrefix(prompt))
      let (command, output) = split(block.dropFirst(prompt.count))
      let program = try product(String(command.prefix { $0 != " " }))
      let run = try await run(
        "/bin/sh", ["-c", program.deletingLastPathComponent().path + "/" + command],
        environment: ["COFFEESHOPS_DATA": data.url.path])
      #expect(run.errors + run.output == output)
    }
  }

  @Test func `Its code is the program's`() throws {
    let file = "Sources/coffeeshops/Composition/AppDependencies+Store.swift"
    let source = try String(contentsOf: Self.package.appending(path: file), encoding: .utf8)
    let blocks = blocks("swift")
    #expect(blocks.count == 1)
    for block in blocks { #expect(source.contains(block)) }
  }

  @Test func `Its links lead somewhere, and it names every module`() throws {
    for link in text.matches(of: /\]\(([^)]+)\)/).map({ String($0.1) }) {
      #expect(FileManager.default.fileExists(atPath: Self.package.appending(path: link).path))
    }
    let modules = try FileManager.default.contentsOfDirectory(
      atPath: Self.package.appending(path: "Sources").path)
    for module in modules where !module.hasPrefix("CS") {
      #expect(text.contains("`\(module)`"), "\(module)")
    }
  }

  /// The command, with all lines of a here document, and what comes after it.
  private func split(_ block: Substring) -> (command: String, output: String) {
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
    let end = lines[0].hasSuffix("<<EOF") ? lines.firstIndex(of: "EOF") ?? 0 : 0
    return (
      lines[...end].joined(separator: "\n"), lines[(end + 1)...].joined(separator: "\n")
    )
  }
}
