import Foundation
import TestSupport
import Testing

/// Holds what the README says against the compiler, the recorded outputs and the folders.
@Suite struct ReadmeTests {
  private static let file = Folder.package.appending(path: "README.md")
  private let text: String
  private let blocks: [Snippet]

  init() throws {
    text = try String(contentsOf: Self.file, encoding: .utf8)
    blocks = try Snippet.blocks(in: Self.file)
  }

  /// The block that begins with these words.
  private func block(_ language: String, _ info: String) throws -> String {
    let found = blocks.filter { $0.language == language && $0.info == info }
    try #require(found.count == 1, "\(found.count) blocks begin with '\(language) \(info)'")
    return found[0].code
  }

  /// What a block of the console shows below its command.
  private func output(_ info: String) throws -> String {
    let block = try block("console", info)
    let end = try #require(block.firstIndex(of: "\n"))
    try #require(block.hasPrefix("$ "))
    return String(block[block.index(after: end)...])
  }

  /// Compiles a program as `main.swift` in the folder.
  private func compile(_ program: String, in folder: URL) async throws -> Compiler.Outcome {
    try program.write(
      to: folder.appending(path: "main.swift"), atomically: true, encoding: .utf8)
    return try await Compiler.compile(
      ["-swift-version", "6", "main.swift", "-o", "program"], in: folder)
  }

  @Test func `The program prints what is shown below it`() async throws {
    let program = try block("swift", "program")
    let output = try block("output", "program")
    try await Folder.temporary { folder in
      let compiled = try await compile(program, in: folder)
      try #require(compiled.succeeded, "\(compiled.output)")
      #expect(compiled.output == "")
      let run = try await Compiler.run([folder.appending(path: "program").path])
      #expect(run.succeeded)
      #expect(run.output == output)
    }
  }

  @Test func `The program without its clock fails with the error that is shown`() async throws {
    var lines = try block("swift", "program").components(separatedBy: "\n")
    let clock = try #require(lines.firstIndex { $0.contains("let hour = 9") })
    lines.remove(at: clock)
    let program = lines.joined(separator: "\n")
    let error = try block("output", "forgotten")
    try await Folder.temporary { folder in
      let outcome = try await compile(program, in: folder)
      #expect(!outcome.succeeded)
      let errors = outcome.output.split(separator: "\n").filter { $0.contains(" error: ") }
      #expect(errors.first.map { "\($0)\n" } == error)
    }
  }

  @Test func `Every other piece of code compiles`() async throws {
    let snippets = blocks.filter { $0.language == "swift" && $0.info == "" }
    #expect(!snippets.isEmpty)
    for snippet in snippets {
      let outcome = try await snippet.check(importing: [])
      if !outcome.succeeded { Issue.record("\(outcome.output)") }
    }
  }

  @Test func `The parts of a manifest make one that SwiftPM reads`() async throws {
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
      name: "App",
      \(try block("swift", "manifest"))
      )
      """
    try await Folder.temporary { folder in
      try manifest.write(
        to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
      let outcome = try await Compiler.run(
        ["swift", "package", "--package-path", folder.path, "dump-package"])
      if !outcome.succeeded { Issue.record("\(outcome.output)") }
    }
  }

  @Test func `The test is the one that is run, word for word`() throws {
    // What it prints is compared as it runs.
    let shown = try lines(block("swift", "test")).filter { !$0.hasPrefix("import ") }
    let program = try lines(block("swift", "program")).prefix { !$0.hasPrefix("struct ") }
    let run = lines(
      try String(
        contentsOf: Folder.tests.appending(path: "DocumentationTests/ReadmeExample.swift"),
        encoding: .utf8))
    #expect(run.indices.contains { run[$0...].starts(with: program + shown) })
  }

  @Test func `The findings are those that the tool prints`() throws {
    // Places are shown from where the reader stands; the recorded output is from within.
    let folder = "Tests/Fixtures/Repos/"
    let shown = try output("findings").split(separator: "\n", omittingEmptySubsequences: false)
    for line in shown where line.contains(": warning: ") || line.contains(": note: ") {
      #expect(line.hasPrefix(folder))
    }
    let within = shown.map { $0.hasPrefix(folder) ? $0.dropFirst(folder.count) : $0 }
    try expectGolden(within.joined(separator: "\n"), "check/repos.txt")
  }

  @Test func `Every block is one that something holds to its word`() {
    // `check` and `findings` are run by `.ci/readme`; a command without output has nothing to hold.
    let known: Set = [
      "swift program", "output program", "output forgotten", "swift test", "output test", "swift",
      "swift manifest", "console check", "console findings",
    ]
    for block in blocks where !(block.language == "console" && block.info == "") {
      let words = [block.language, block.info].filter { $0 != "" }.joined(separator: " ")
      #expect(known.contains(words), "line \(block.line): '\(words)'")
    }
    for block in blocks where block.language == "console" && block.info == "" {
      #expect(block.code.split(separator: "\n").allSatisfy { $0.hasPrefix("$ ") })
    }
  }

  @Test func `It is read in one sitting: at most 180 lines`() {
    #expect(text.count { $0 == "\n" } <= 180)
  }

  @Test func `Every link to a file leads to one`() {
    let links = text.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
      .filter { !$0.contains("://") && !$0.hasPrefix("#") }
    #expect(!links.isEmpty)
    for link in links {
      let path = String(link.prefix { $0 != "#" })
      #expect(
        FileManager.default.fileExists(atPath: Folder.package.appending(path: path).path),
        "\(link)")
    }
  }

  @Test func `The number of rejected programs is right`() throws {
    let rejections = try Folder.swiftFiles(
      in: Folder.tests.appending(path: "LayerCakeTests/Rejections"))
    let said = try #require(text.firstMatch(of: /\[(\d+) such programs\]/))
    #expect(Int(said.1) == rejections.count)
  }

  @Test func `The number of shapes is right, rounded down to tens`() throws {
    let shapes = Folder.tests.appending(path: "CakeCoreTests/Shapes").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: shapes)
      .filter { $0.hasSuffix(".swift") }
    let said = try #require(text.firstMatch(of: /\[some (\d+) small programs\]/))
    #expect(Int(said.1) == files.count / 10 * 10)
  }
}
