import Foundation
import TestSupport
import Testing

/// Every command line of the tool in a page, given to the tool as whoever copies it would.
///
/// They run where there is no package, so that one which is understood gets no further than that.
@Suite struct DocumentedCommandTests {
  @Test(arguments: commands)
  func `A command in a page is one that the tool understands`(command: String) async throws {
    let scratch = try ScratchFolder()
    let result = try await Tool.run(Self.words(of: command), in: scratch.url)
    let isUnderstood =
      result.status == 0 || result.errors.contains("has no Package.swift")
      || result.errors.contains("does not exist")
    #expect(isUnderstood, "\(command): \(result.errors)")
  }

  @Test func `Commands are seen in consoles and in sentences, names and placeholders are not`() {
    let text = """
      Run `cake check --fail-on info`, or `cake why`, or `cake check PATH…`.
      ```console
      $ cake graph --open
      $ swift run cake check 'a b' | less
      ```
      """
    #expect(
      Self.commands(in: text) == [
        "check --fail-on info", "graph --open", "check 'a b'",
      ])
    #expect(Self.words(of: "check 'a b' -j 2") == ["check", "a b", "-j", "2"])
    #expect(Self.commands.count > 15)
  }

  /// What follows the tool's name, each once; not what installs something, or begins Xcode's build.
  private static let commands: [String] = Set(
    Folder.pages.flatMap { page in
      (try? String(contentsOf: page, encoding: .utf8)).map(commands(in:)) ?? []
    }
  ).filter { !$0.hasPrefix("install") && !$0.contains("xcodebuild") }.sorted()

  private static func commands(in text: String) -> [String] {
    text.replacing(/\\\n */, with: "").matches(
      of: /(?:`|\n *\$ )(?:swift (?:run|package) )?cake ([a-z][^`\n|>&\\]*)/
    )
    .map { $0.1.trimmingCharacters(in: .whitespaces) }
    // A command's name alone speaks of it; capitals stand for something.
    .filter { $0.contains(" ") && !$0.contains("…") && !$0.contains(/\b[A-Z]{2,}\b/) }
  }

  private static func words(of command: String) -> [String] {
    command.matches(of: /'([^']*)'|[^\s']+/).map { $0.1.map(String.init) ?? String($0.0) }
  }
}
