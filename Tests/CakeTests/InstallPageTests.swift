import Foundation
import TestSupport
import Testing

/// The page on installing, followed in a package with findings.
///
/// Its first command is that of `InstallTests`, the plugin's are `.ci/plugin`'s, and the release build is
/// left out.
@Suite struct InstallPageTests {
  private static let page = Folder.package.appending(
    path: "Sources/Documentation.docc/InstallAndCI.md")

  /// What the page has a reader type, with the folder that it leaves to them, and how that ends.
  private static let steps: [(shown: String, typed: [String], status: Int32, says: String)] = [
    ("cake check --write-baseline baseline.json", [], 0, "; 3 in the baseline\n"),
    ("cake check --baseline baseline.json", [], 0, "; 3 in the baseline\n"),
    (
      "cake check . --index-store ~/Library/Developer/Xcode/DerivedData/App-…/Index.noindex/DataStore",
      ["check", ".", "--index-store", ".build/debug/index/store"], 1, "\n3 findings: 3 warnings\n"
    ),
    ("cake check --format sarif --output cake.sarif", [], 1, ""),
    (
      "cake check --explain-links 'https://example.com/documentation/cakecore/*'", [], 1,
      "[unused-need]: <https://example.com/documentation/cakecore/unused-need>\n"
    ),
    ("--exit-zero", ["check", "--exit-zero"], 0, "\n3 findings: 3 warnings\n"),
  ]

  @Test func `Each command ends where the page says`() async throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let package = try await SmallPackage()
    for step in Self.steps {
      #expect(text.contains("$ \(step.shown)\n") || text.contains("`\(step.shown)`"))
      let words = step.shown.replacing("'", with: "").split(separator: " ").map(String.init)
      let result = try await package.cake(
        step.typed.isEmpty ? Array(words.dropFirst()) : step.typed, in: package.folder)
      #expect(result.status == step.status, "\(step.shown): \(result.errors)")
      #expect(result.output.contains(step.says) || step.says.isEmpty, "\(result.output)")
    }
    let sarif = try String(
      contentsOf: package.folder.appending(path: "cake.sarif"), encoding: .utf8)
    #expect(sarif.contains("\"ruleId\": \"unused-need\""))
  }

  @Test func `No command of the page is left out`() throws {
    let blocks = try Snippet.blocks(in: Self.page).filter { $0.language == "console" }
    let others = ["swift run -c release cake install ~/.local/bin", "swift package cake check"]
    let shown = Set(Self.steps.map { "$ \($0.shown)\n" } + others.map { "$ \($0)\n" })
    #expect(blocks.count == 5)
    for block in blocks { #expect(shown.contains(block.code), "\(block.code)") }
  }
}
