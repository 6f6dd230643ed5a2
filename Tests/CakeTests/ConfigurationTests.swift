import Foundation
import TestSupport
import Testing

/// `.cake.json` beside a package that is built, one test at a time: they share the file.
@Suite(.serialized) struct ConfigurationTests {
  private func check(
    _ configuration: String, _ arguments: String...
  ) async throws -> Tool.Result {
    try await Fixture.configured.check(arguments, configuration: configuration)
  }

  @Test func `Without a file nothing changes`() async throws {
    let result = try await Fixture.configured.check()
    try expectGolden(result.output, "check/kept.txt")
  }

  @Test func `One that only names its schema changes nothing either`() async throws {
    try expectGolden(
      try await check(#"{"$schema": "https://example.com/cake.json"}"#).output, "check/kept.txt")
  }

  @Test func `Severities are taken, and the command line's win`() async throws {
    let configuration = """
      {"rules": {"unused-need": "error", "unused-suppression": "off", "redundant-need": "info"}}
      """
    let result = try await check(configuration)
    #expect(result.output.contains(": error: 'ReposDependencies' does not need 'HasLogger'"))
    #expect(!result.output.contains("[unused-suppression]"))
    #expect(result.output.contains(": info: 'StarDependencies' names 'HasClock' twice"))
    let other = try await check(configuration, "--rule", "unused-need=info")
    #expect(other.output.contains(": info: 'ReposDependencies' does not need 'HasLogger'"))
    #expect(!other.output.contains("[unused-suppression]"))
    #expect(other.status == 0)
  }

  @Test func `The failing severity is taken, and the command line's wins`() async throws {
    #expect(try await check(#"{"failOn": "error"}"#).status == 0)
    #expect(try await check(#"{"failOn": "error"}"#, "--fail-on", "warning").status == 1)
  }

  @Test func `Patterns add to the default ones`() async throws {
    let output = try await check(#"{"providerPatterns": ["*Model", "Stored*"]}"#).output
    #expect(output.hasPrefix("Looked at 2 modules, 2 files: 3 providers,"))
  }

  @Test(arguments: [
    "Sources/Generated", "Sources/Generated/", "./Sources/Generated/Providers.swift",
  ])
  func `What is in excluded paths is not reported, but counted`(path: String) async throws {
    let result = try await check(#"{"exclude": ["\#(path)"]}"#)
    #expect(!result.output.contains("\nSources/Generated/Providers.swift:"))
    #expect(result.output.hasSuffix("; 1 suppressed, 1 in excluded files\n"))
  }

  @Test func `A path that only begins like another excludes nothing of it`() async throws {
    let text = #"{"rules": {"unused-suppression": "off"}, "exclude": ["Sources/Gen", "Generated"]}"#
    let result = try await check(text)
    #expect(result.output.contains("\nSources/Generated/Providers.swift:"))
    #expect(!result.output.contains("excluded files"))
  }

  @Test func `An excluded path that is not there is told where it stands`() async throws {
    let result = try await check(
      """
      {
        "exclude": ["Sources/Generated", "Sources/Gen"]
      }
      """)
    let line =
      ".cake.json:2:36: warning: 'exclude' names 'Sources/Gen', which is not there "
      + "[unused-suppression]\n"
    #expect(result.output.contains(line), "\(result.output)")
    #expect(result.status == 1)
  }

  @Test func `A baseline lies where the file says, seen from the package`() async throws {
    let folder = try await Fixture.configured.folder()
    defer { try? FileManager.default.removeItem(at: folder.appending(path: "known.json")) }
    let elsewhere = try ScratchFolder()
    let file = folder.appending(path: "known.json").path
    _ = try await Tool.run(
      ["check", "--skip-build", "--write-baseline", file, folder.path], in: elsewhere.url)
    defer { try? FileManager.default.removeItem(at: folder.appending(path: ".cake.json")) }
    for path in ["known.json", file] {
      try Data(#"{"baseline": "\#(path)"}"#.utf8).write(to: folder.appending(path: ".cake.json"))
      let result = try await Tool.run(["check", "--skip-build", folder.path], in: elsewhere.url)
      #expect(result.output.contains(" in the baseline\n"), "\(result.errors)")
      // What is wrong with a comment has no names to be known by.
      #expect(
        result.output.contains("\n3 findings: 3 warnings; 1 suppressed, 3 in the baseline\n"))
    }
  }
}

/// A `.cake.json` with a mistake, found before anything is built.
@Suite struct ConfigurationMistakeTests {
  @Test(arguments: [
    (#"{"rule": {}}"#, "line 1: unknown key 'rule'; did you mean 'rules'?"),
    (
      #"{"xyzzy": 1}"#,
      "line 1: unknown key 'xyzzy'; there is '$schema', 'providerPatterns', 'rules', 'failOn', "
        + "'exclude', 'baseline', 'allowEmpty', 'retainPublic'"
    ),
    (
      "{\n\"rules\": {\n\"unused-ned\": \"off\"}}",
      "line 3: unknown key 'unused-ned'; did you mean 'unused-need'?"
    ),
    (#"{"rules": []}"#, "line 1: 'rules' needs an object, not a list"),
    (
      #"{"rules": {"unused-need": true}}"#,
      "line 1: 'unused-need' needs a severity or 'off', not true or false"
    ),
    (
      #"{"rules": {"unused-need": "eror"}}"#,
      "line 1: unknown severity 'eror'; did you mean 'error'?"
    ),
    (#"{"failOn": 3}"#, "line 1: 'failOn' needs a severity, not a number"),
    (#"{"failOn": "off"}"#, "line 1: unknown severity 'off'; there is 'info', 'warning', 'error'"),
    (#"{"exclude": "Sources"}"#, "line 1: 'exclude' needs a list of strings, not a string"),
    ("{\"exclude\": [\"a\",\n1]}", "line 2: 'exclude' needs a list of strings, not a number"),
    (
      #"{"exclude": ["../Other"]}"#,
      "line 1: 'exclude' needs paths inside the package, not '../Other'"
    ),
    (#"{"exclude": ["/tmp"]}"#, "line 1: 'exclude' needs paths inside the package, not '/tmp'"),
    (
      #"{"providerPatterns": ["Has Clock"]}"#,
      "line 1: 'providerPatterns' needs protocols' names, such as '*Provider', not 'Has Clock'"
    ),
    (#"{"baseline": null}"#, "line 1: 'baseline' needs the path of a file, not null"),
    (#"{"failOn": "info", "failOn": "error"}"#, "line 1: 'failOn' is there twice"),
    ("[]", "line 1: the configuration needs an object, not a list"),
    ("", "line 1: it ends where a value is expected"),
    ("{\n  // no\n}", "line 2: a comment can't stand here: JSON has none"),
  ])
  func `It is named with its line and what is expected`(
    configuration: String, problem: String
  ) async throws {
    let package = try ScratchFolder()
    try package.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    try package.write(configuration, to: ".cake.json")
    let result = try await Tool.run(["check"], in: package.url)
    #expect(result.errors == "error: '.cake.json', \(problem)\n")
    #expect(result.output == "")
    #expect(result.status == 2)
  }

  @Test func `It is named as it is found from where one stands, and so is its baseline`()
    async throws
  {
    let scratch = try ScratchFolder()
    try scratch.write("// swift-tools-version: 6.2\n", to: "json/Package.swift")
    try scratch.write(#"{"xyzzy": 1}"#, to: "json/.cake.json")
    for command in [["check"], ["why", "HasClock"], ["graph"]] {
      let result = try await Tool.run(command + ["json", "--skip-build"], in: scratch.url)
      #expect(result.errors.hasPrefix("error: 'json/.cake.json', line 1: unknown key 'xyzzy'; "))
    }
    let settings = #"{"baseline": "known.json"}"#
    try scratch.write(settings, to: "json/.cake.json")
    func expect(_ file: String, from folder: String) async throws {
      let result = try await Tool.run(
        ["check", scratch.url.path + "/json"], in: scratch.folder(folder))
      #expect(
        result.errors == """
          error: the baseline '\(file)' does not exist
          note: write it with '--write-baseline \(file)'

          """)
    }
    try await expect("json/known.json", from: ".")
    try await expect("known.json", from: "json")
    try await expect("../json/known.json", from: "beside")
    try scratch.write("[]", to: "json/known.json")
    let result = try await Tool.run(["check", "json"], in: scratch.url)
    #expect(
      result.errors
        == "error: 'json/known.json', line 1: a baseline needs an object, not a list\n")
  }

  @Test func `What is no file is not taken for no settings`() async throws {
    let package = try ScratchFolder()
    try package.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    let file = package.url.appending(path: ".cake.json")
    func expect(_ problem: String) async throws {
      let result = try await Tool.run(["check"], in: package.url)
      #expect(
        result.errors == """
          error: '.cake.json' can't be read: \(problem)
          note: put a file in its place, or remove it

          """)
      #expect(result.output == "" && result.status == 2)
    }
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: "shared/cake.json")
    try await expect("it is a link to 'shared/cake.json', which does not exist")
    try FileManager.default.removeItem(at: file)
    _ = try package.folder(".cake.json")
    try await expect("it is a folder")
  }
}
