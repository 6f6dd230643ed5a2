import Foundation
import TestSupport
import Testing

/// Packages that do not build, or that build and stop as soon as they run.
@Suite(.serialized) struct IncompleteBuildTests {
  @Test func `A build that fails for what roots lack is told in one finding for each root`()
    async throws
  {
    let result = try await Fixture.incomplete.firstCheck()
    try expectGolden(result.output, "check/incomplete.txt")
    #expect(result.errors == "")
    #expect(result.status == 1)
  }

  @Test func `So it is in JSON, at any failing severity`() async throws {
    let result = try await Fixture.incomplete.command(["check", "--format=json", "--fail-on=error"])
    try expectGolden(result.output, "check/incomplete.json")
    #expect(result.errors == "")
    #expect(result.status == 1)
  }

  @Test(arguments: [["--only=unused-need"], ["Package.swift"]])
  func `All of it is told, whatever is asked for`(arguments: [String]) async throws {
    let result = try await Fixture.incomplete.command(["check"] + arguments)
    try expectGolden(result.output, "check/incomplete.txt")
    #expect(result.status == 1)
    let help = try await Tool.run(["help", "check"])
    #expect(help.output.contains("whatever files and folders and rules ('--only') are asked for"))
  }

  @Test(arguments: [
    ["why", "HasClock"], ["fix", "--allow-dirty"],
    ["diff", "\(Fixture.goldens)/check/repos.json"],
  ])
  func `Every command that builds tells it before it says that there is no build`(
    arguments: [String]
  ) async throws {
    let result = try await Fixture.incomplete.command(arguments)
    #expect(result.output == "")
    #expect(result.errors.contains("\(try Fixture.golden("check/incomplete.txt"))"))
    #expect(result.errors.hasSuffix("\nerror: the package does not build\n"), "\(result.errors)")
    #expect(result.status == 2)
  }

  @Test func `What is generated without the tests tells it of what was built`() async throws {
    let result = try await Fixture.incomplete.command(["generate", "doubles"])
    #expect(result.output == "")
    let golden = try Fixture.golden("check/incomplete.txt")
    let app = golden.split(separator: "\n").dropFirst().prefix { !$0.hasPrefix("Tests/") }
    #expect(app.count == 11)
    for line in app { #expect(result.errors.contains("\(line)\n"), "\(result.errors)") }
    #expect(!result.errors.contains("does not conform to"), "\(result.errors)")
    #expect(result.errors.hasSuffix("\nerror: the package does not build\n"), "\(result.errors)")
    #expect(result.status == 2)
  }

  @Test func `Errors beside it are told once, after it`() async throws {
    let fixture = Fixture("Incomplete")
    let file = try await fixture.folder().appending(path: "Sources/App/Broken.swift")
    try Data("let broken: Int = \"\"\n".utf8).write(to: file)
    for command in ["check", "why HasClock", "fix --allow-dirty"] {
      let result = try await fixture.command(command.split(separator: " ").map(String.init))
      let all = result.output + result.errors
      #expect(all.contains("[missing-provider]\n"), "\(all)")
      #expect(!all.contains("does not conform to"), "\(all)")
      let parts = all.split(separator: "Broken.swift:1:19: error: ")
      #expect(parts.count == 2 && !parts.last!.contains("[missing-provider]"), "\(all)")
      #expect(result.errors.hasSuffix("\nerror: the package does not build\n"))
      #expect(result.status == 2)
    }
  }

  @Test func `An interface that an edit left as it was is there to be imported`() async throws {
    let fixture = Fixture("Repos")
    let folder = try await fixture.folder()
    let github = folder.appending(path: "Sources/Core/GitHub.swift")
    let root = folder.appending(path: "Sources/App/AppDependencies.swift")
    let text = try String(contentsOf: github, encoding: .utf8)
    try Data((text + "private func twice(_ number: Int) -> Int { 2 * number }\n").utf8)
      .write(to: github)
    let lines = try String(contentsOf: root, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    try Data(lines.filter { !$0.contains("let analytics") }.joined(separator: "\n").utf8)
      .write(to: root)
    let result = try await fixture.command(["check"])
    #expect(
      result.output.contains("'AppDependencies' lacks 'HasAnalytics' [missing-provider]\n"),
      "\(result.errors)")
    #expect(result.status == 1)
  }

  @Test func `SwiftPM's other build system makes no difference`() async throws {
    let arguments = [
      "check", "--", "--build-system", "swiftbuild", "--scratch-path", "other build",
    ]
    var result = try await Fixture.incomplete.command(arguments)
    // That build system is a preview: now and then it crashes.
    for _ in 0..<4 where result.errors.contains("the build was stopped by signal") {
      result = try await Fixture.incomplete.command(arguments)
    }
    try expectGolden(result.output, "check/incomplete.txt")
    #expect(result.status == 1)
    // What was compiled to explain the build is no more to be trusted than what the build wrote.
    for (command, rest) in [("check", []), ("why", ["HasClock"]), ("fix", ["--allow-dirty"])] {
      let next = try await Fixture.incomplete.command(
        [command, "--skip-build"] + rest + arguments.dropFirst())
      #expect(next.errors.hasPrefix("error: the last compile of "), "\(next.output)\(next.errors)")
      #expect(next.output == "" && next.status == 2)
    }
  }

  @Test func `On a terminal the build is shown, and made once`() async throws {
    let folder = try await Fixture.incomplete.folder()
    let scratch = try ScratchFolder()
    let swift = try await Compiler.run(["sh", "-c", "command -v swift"], in: folder).output
      .trimmingCharacters(in: .newlines)
    // A terminal takes only so much while nobody reads.
    try scratch.write(
      """
      #!/bin/sh
      [ "$1" = build ] || exec '\(swift)' "$@"
      echo building >> '\(scratch.url.path)/builds'
      echo 'what the build prints' >&2
      exec '\(swift)' "$@" > /dev/null 2>&1

      """, to: "bin/swift", permissions: 0o755)
    let (terminal, output) = (try Terminal(), try scratch.file("output"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let end = try await Tool.run(
      ["check"], in: folder,
      environment: ["PATH": scratch.url.appending(path: "bin").path + ":" + path],
      output: output, errors: terminal.output)
    try output.close()
    #expect(try terminal.text() == "what the build prints\r\n")
    try expectGolden(try scratch.text("output"), "check/incomplete.txt")
    #expect(try scratch.text("builds") == "building\n" && end.status == 1)
  }

  @Test func `With the rule turned off the compiler has its say`() async throws {
    let result = try await Fixture.incomplete.command(["check", "--rule=missing-provider=off"])
    #expect(result.output == "")
    // Which errors the build gets to is a matter of luck.
    #expect(result.errors.contains("Dependencies' does not conform to "))
    #expect(result.errors.hasSuffix("\nerror: the package does not build\n"))
    #expect(result.status == 2)
  }

  @Test func `A cycle is one error with the whole path`() async throws {
    let result = try await Fixture.cycle.firstCheck()
    try expectGolden(result.output, "check/cycle.txt")
    #expect(result.status == 1)
  }

  @Test func `A cycle has its root and its providers in JSON`() async throws {
    let result = try await Fixture.cycle.check(["--format=json"])
    try expectGolden(result.output, "check/cycle.json")
  }
}
