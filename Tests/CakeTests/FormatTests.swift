import Foundation
import TestSupport
import Testing

/// The formats for other programs, and colours, through the whole command.
@Suite struct FormatTests {
  @Test(arguments: [
    ("github", "repos-github.txt"), ("sarif", "repos.sarif.json"),
    ("gitlab", "repos-gitlab.json"), ("markdown", "repos.md"),
  ])
  func `Each format is all there is on standard output`(
    format: String, golden: String
  ) async throws {
    let result = try await Fixture.repos.check(["--format", format])
    try expectGolden(result.output, "check/\(golden)")
    #expect(result.errors == "")
    #expect(result.status == 1)
  }

  @Test func `SARIF is valid`() async throws {
    let schema = try JSONSchema("sarif-2.1.0-rtm.4.json")
    for links in [[], ["--explain-links", "https://docs.example/rules/*"]] {
      let output = try await Fixture.repos.check(["--format", "sarif"] + links).output
      #expect(try schema.complaints(about: output) == [])
      #expect(output.contains("https://docs.example/rules/unused-need") == !links.isEmpty)
    }
  }

  @Test func `In a repository paths begin at its top`() async throws {
    let repository = try await Fixture.nested.folder().deletingLastPathComponent()
      .deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: repository.appending(path: ".git"), withIntermediateDirectories: true)
    for format in ["github", "sarif", "gitlab", "markdown"] {
      let output = try await Fixture.nested.check(["--format", format]).output
      #expect(output.contains("Packages/Kept/Sources/App/Repos.swift"), "\(format)")
    }
    for format in ["text", "json"] {
      let output = try await Fixture.nested.check(["--format", format]).output
      #expect(!output.contains("Packages/Kept/"), "\(format)")
    }
  }

  @Test func `Text has colours where they are asked for`() async throws {
    let plain = try await Fixture.repos.check()
    #expect(try await Fixture.repos.check(["--color", "auto"]).output == plain.output)
    #expect(try await Fixture.repos.check(["--color=never"]).output == plain.output)
    let coloured = try await Fixture.repos.check(["--color", "always"]).output
    #expect(coloured.contains("\u{1b}[1;35mwarning: \u{1b}[0m"))
    #expect(coloured.replacing(/\x{1b}\[[0-9;]*m/, with: "") == plain.output)
  }

  @Test(
    arguments: [
      ([:], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false),
    ] as [([String: String], Bool)])
  func `On a terminal text has colours unless somebody minds`(
    environment: [String: String], isColoured: Bool
  ) async throws {
    let terminal = try Terminal()
    let scratch = try ScratchFolder()
    let end = try await Tool.run(
      ["check", "--skip-build", "--rule", "redundant-need=off"], in: Fixture.repos.folder(),
      environment: ["NO_COLOR": "", "TERM": "xterm"].merging(environment) { $1 },
      output: terminal.output, errors: scratch.file("errors"))
    let output = try terminal.text()
    #expect(end.status == 1)
    #expect(output.contains("warning: ") && output.contains("3 warnings"))
    #expect(output.contains("\u{1b}[1;35m") == isColoured)
  }
}
