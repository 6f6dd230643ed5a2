import Foundation
import TestSupport
import Testing

@Suite struct BaselineTests {
  private let scratch: ScratchFolder
  private let file: String

  init() throws {
    scratch = try ScratchFolder()
    file = scratch.url.appending(path: "baseline.json").path
  }

  private func check(_ arguments: String...) async throws -> Tool.Result {
    try await Fixture.repos.check(arguments)
  }

  private func write() async throws -> Tool.Result { try await check("--write-baseline", file) }

  @Test func `What is written is hidden from then on`() async throws {
    let written = try await write()
    #expect(written.status == 0)
    #expect(written.errors.hasPrefix("'\(file)' has 4 findings\n"))
    #expect(written.output.hasSuffix("\nno findings; 4 in the baseline\n"))
    try expectGolden(scratch.text("baseline.json"), "check/baseline.json")
    let result = try await check("--baseline", file)
    #expect(result.status == 0)
    #expect(result.output == written.output)
    #expect(result.errors == "")
  }

  @Test func `The lines of findings are not in it, their rules and names are`() async throws {
    _ = try await write()
    let text = try scratch.text("baseline.json")
    #expect(!text.contains("line") && !text.contains("Sources/"))
  }

  @Test func `An entry that hides nothing any more is a finding at its place`() async throws {
    _ = try await write()
    try edit("Core.HasPush", "Core.HasGone")
    let result = try await check("--baseline", file)
    #expect(result.status == 1)
    #expect(
      result.output.contains("provides 'HasPush', which nothing asks for [unused-provider]\n"))
    #expect(
      result.output.contains(
        "baseline.json:7:5: warning: the baseline hides no 'unused-provider' of "
          + "'App.AppDependencies' and 'Core.HasGone' any more [unused-suppression]\n"))
    #expect(result.output.hasSuffix("\n2 findings: 2 warnings; 3 in the baseline\n"))
  }

  @Test func `An entry that counts too many is a finding too`() async throws {
    _ = try await write()
    try edit("\"Core.HasPush\", \"count\": 1", "\"Core.HasPush\", \"count\": 3")
    let output = try await check("--baseline", file).output
    #expect(
      output.contains(
        "the baseline counts 3 'unused-provider' of 'App.AppDependencies' and 'Core.HasPush'; "
          + "there is 1 [unused-suppression]\n"))
  }

  @Test func `Entries of a rule that is off are let be`() async throws {
    _ = try await write()
    let result = try await check("--baseline", file, "--rule", "unused-need=off")
    #expect(result.output.hasSuffix("\nno findings; 2 in the baseline\n"))
    let before = try scratch.text("baseline.json")
    let written = try await check("--write-baseline", file, "--rule", "unused-need=off")
    // What follows is of the proof, where it was not known already.
    #expect(written.errors.hasPrefix("'\(file)' has 4 findings\n"))
    #expect(try scratch.text("baseline.json") == before)
  }

  @Test func `Written again it loses what is gone and gains nothing`() async throws {
    _ = try await write()
    try edit("ReposFeature.RepoDependencies", "ReposFeature.OtherDependencies")
    let result = try await write()
    #expect(result.errors.hasPrefix("'\(file)' has 3 findings, 1 fewer than before\n"))
    #expect(result.status == 1)
    #expect(result.output.contains("'RepoDependencies' does not need 'HasAnalytics'"))
    #expect(result.output.hasSuffix("\n1 finding: 1 warning; 3 in the baseline\n"))
    #expect(try !scratch.text("baseline.json").contains("RepoDependencies\""))
  }

  @Test func `Many entries, any order and any layout mean the same`() async throws {
    _ = try await write()
    let object = try JSONSerialization.jsonObject(with: Data(scratch.text("baseline.json").utf8))
    let data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
    try scratch.write(String(decoding: data, as: UTF8.self), to: "baseline.json")
    let result = try await check("--baseline", file)
    #expect(result.output.hasSuffix("\nno findings; 4 in the baseline\n"))
    let old = try scratch.text("baseline.json")
    _ = try await write()
    #expect(try scratch.text("baseline.json") != old)
    try expectGolden(scratch.text("baseline.json"), "check/baseline.json")
  }

  @Test(arguments: [
    ("", "line 1: it ends where a value is expected"),
    ("{\"schemaVersion\": 1", "line 1: it ends where ',' or '}' is expected"),
    ("[]", "line 1: a baseline needs an object, not a list"),
    ("{}", "line 1: a baseline needs 'schemaVersion'"),
    ("{\"schemaVersion\": 1}", "line 1: a baseline needs 'findings'"),
    (
      "{\"schemaVersion\": 2, \"findings\": []}",
      "line 1: this version of cake reads baselines of version 1 alone"
    ),
    (
      "{\"schemaVersion\": 1, \"finding\": []}",
      "line 1: unknown key 'finding'; did you mean 'findings'?"
    ),
    (
      "{\"schemaVersion\": 1, \"findings\": [\n{\"rule\": \"unused-ned\"}]}",
      "line 2: unknown rule 'unused-ned'; did you mean 'unused-need'?"
    ),
    (
      "{\"schemaVersion\": 1, \"findings\": [\n{\"rule\": \"unused-need\", \"slic\": \"A\"}]}",
      "line 2: unknown key 'slic'; did you mean 'slice'?"
    ),
    (
      "{\"schemaVersion\": 1, \"findings\": [\n{\"rule\": \"unused-need\"}]}",
      "line 2: an entry needs the names it is about"
    ),
    (
      "{\"schemaVersion\": 1, \"findings\": [{\"slice\": \"A\"}]}", "line 1: an entry needs 'rule'"
    ),
    (
      "{\"schemaVersion\": 1, \"findings\": [{\"rule\": \"unused-need\", \"slice\": 1}]}",
      "line 1: 'slice' needs a string, not a number"
    ),
    (
      "{\"schemaVersion\": 1, \"findings\": [{\"rule\": \"unused-need\", \"count\": 0}]}",
      "line 1: 'count' needs a whole number from 1, not a number"
    ),
  ])
  func `A damaged file is one sentence, and stays as it is`(
    text: String, problem: String
  ) async throws {
    try scratch.write(text, to: "baseline.json")
    for option in ["--baseline", "--write-baseline"] {
      let result = try await check(option, file)
      #expect(result.errors.hasPrefix("error: '") && result.errors.hasSuffix("', \(problem)\n"))
      #expect(result.errors.count { $0 == "\n" } == 1)
      #expect(result.output == "")
      #expect(result.status == 2)
    }
    #expect(try scratch.text("baseline.json") == text)
  }

  @Test(arguments: [
    ("none.json", "none.json"), ("ü.json", "ü.json"), ("b ü.json", #""b ü.json""#),
    ("a$b.json", #""a\$b.json""#), ("a'\"b", #""a'\"b""#),
  ])
  func `A file that is missing is named with its remedy, as a shell reads it`(
    file: String, word: String
  ) async throws {
    let result = try await check("--baseline", file)
    #expect(
      result.errors == """
        error: the baseline '\(file)' does not exist
        note: write it with '--write-baseline \(word)'

        """)
    #expect(result.output == "")
    #expect(result.status == 2)
  }

  @Test func `A file that can't be written is named`() async throws {
    let result = try await check("--write-baseline", "no/such/folder.json")
    #expect(result.errors.hasPrefix("error: 'no/such/folder.json' can't be written\n"))
    #expect(result.output == "")
    #expect(result.status == 2)
  }

  @Test func `To read one and to write one exclude each other`() async throws {
    let result = try await check("--baseline", file, "--write-baseline", file)
    #expect(result.errors == "error: '--baseline' and '--write-baseline' exclude each other\n")
    #expect(result.status == 2)
  }

  @Test(arguments: [
    (["--write-baseline", "b.json", "--output", "./b.json"], "./b.json", "it is the baseline"),
    (["--output", ".cake.json"], ".cake.json", "it has the package's settings"),
    (["--output=Sources/App/App.swift"], "Sources/App/App.swift", "what is written is no Swift"),
  ])
  func `A report does not go where something else is`(
    arguments: [String], file: String, reason: String
  ) async throws {
    let result = try await Fixture.repos.check(["--no-proof"] + arguments)
    #expect(result.errors == "error: '--output' can't be '\(file)': \(reason)\n")
    #expect(result.status == 2 && result.output == "")
  }

  @Test(arguments: [
    (".cake.json", "it has the package's settings"),
    ("Sources/App/App.swift", "what is written is no Swift"),
  ])
  func `A baseline does not go where something else is`(
    file: String, reason: String
  ) async throws {
    let result = try await Fixture.repos.check(["--no-proof", "--write-baseline", file])
    #expect(result.errors == "error: '--write-baseline' can't be '\(file)': \(reason)\n")
    #expect(result.status == 2 && result.output == "")
  }

  @Test func `A fix leaves alone what the settings' baseline has, and says so`() async throws {
    let package = try await SmallPackage()
    _ = try await package.cake("check", "--write-baseline", "known.json")
    try package.write(#"{"baseline": "known.json"}"#, to: ".cake.json")
    let all = try await package.cake("fix", "--skip-build")
    #expect(
      all.errors == """
        note: 3 findings in the baseline were left alone
        nothing to fix

        """)
    #expect(all.status == 0 && all.output == "")
    let one = try await package.cake("fix", "--skip-build", "--rule", "unused-slice")
    #expect(one.errors.hasPrefix("note: 1 finding in the baseline was left alone\n"))
    #expect(try package.text() == SmallPackage.source)
  }

  private func edit(_ part: String, _ replacement: String) throws {
    let text = try scratch.text("baseline.json")
    try #require(text.contains(part))
    try scratch.write(text.replacing(part, with: replacement), to: "baseline.json")
  }
}
