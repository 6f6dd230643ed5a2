import Foundation
import Testing

/// The command as it is run first: without a network.
struct OfflineTests {
  @Test func `It prints the recording`() async throws {
    let run = try await repos([])
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("REPOSITORY      PUSHED  ABOUT\noven            30s     Keeps"))
    #expect(run.errors == "")
  }

  @Test func `It prints what is opened and says what it tracked`() async throws {
    let run = try await repos(["--open", "oven"])
    #expect(run.exitCode == 0)
    #expect(run.output.hasSuffix("pushed 30s ago\nhttps://github.com/bakery/oven\n"))
    #expect(run.errors == "tracked: repo_opened name=oven\n")
  }

  @Test func `It cannot open what does not exist`() async throws {
    let expected = Run(
      exitCode: 1, output: "", errors: "repos: 'bakery' has no repository 'nope'\n")
    #expect(try await repos(["--open", "nope"]) == expected)
  }

  @Test(arguments: ["--help", "-h"])
  func `It explains itself`(option: String) async throws {
    let run = try await repos(["--live", option])
    #expect(run.exitCode == 0)
    #expect(run.output.contains("usage: repos [--open NAME]\n"))
    #expect(run.errors == "")
  }

  @Test(arguments: [
    (["--lvie"], "unknown option '--lvie'; 'repos --help' lists them all"),
    (["bakery"], "unexpected argument 'bakery'"),
    (["--open"], "'--open' needs a value"),
    (["--open", ""], "'--open' needs a value"),
    (["--org", "--live"], "'--org' needs a value"),
    (["--live"], "'--live' needs '--org NAME'"),
    (["--org", "bakery"], "'--org' needs '--live'"),
    (["--server", "http://a", "--open", "b"], "'--server' needs '--live'"),
    (["--live", "--org", "a", "--server", "a.b"], "'a.b' is not an http or https address"),
    (["--live", "--org", "a", "--server", "ftp://b"], "'ftp://b' is not an http or https address"),
    (
      ["--live", "--org", "a", "--server", "http://b:99999"],
      "'http://b:99999' is not an http or https address"
    ),
    (["--live", "--org", "a", "--timeout", "0"], "'0' is not a number of seconds from 0 to 3600"),
    (
      ["--live", "--org", "a", "--timeout", "nan"],
      "'nan' is not a number of seconds from 0 to 3600"
    ),
  ])
  func `It refuses wrong arguments in one sentence`(arguments: [String], error: String) async throws
  {
    let expected = Run(exitCode: 2, output: "", errors: "repos: \(error)\n")
    #expect(try await repos(arguments) == expected)
  }

  @Test func `It prints what the README shows`() async throws {
    let readme = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../README.md").standardizedFileURL
    let text = try String(contentsOf: readme, encoding: .utf8)
    let prompt = "$ swift run --package-path Samples/Repos repos"
    let examples = text.components(separatedBy: "```").filter { $0.contains(prompt) }
    #expect(examples.count == 3)
    for example in examples {
      let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
      // The language of the block, the command, its output; nothing after the last line feed.
      let arguments = lines[1].dropFirst(prompt.count).split(separator: " ").map(String.init)
      let run = try await repos(arguments)
      #expect(run.errors + run.output == lines.dropFirst(2).joined(separator: "\n"))
    }
  }
}
