import Foundation
import TestSupport
import Testing

/// The page of recipes, as far as a recipe can be run without the service that it is for.
@Suite struct RecipeTests {
  /// The code blocks of the page in one language, in order.
  private static func blocks(_ language: String) throws -> [String] {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/CakeCore/CakeCore.docc/Recipes.md")
    return try String(contentsOf: page, encoding: .utf8)
      .components(separatedBy: "```\(language)\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] + "\n" }
  }

  @Test func `Every command of the tool in it has options that there are`() async throws {
    let text = try ["yaml", "sh", "json"].flatMap(Self.blocks).joined()
    let commands = text.matches(of: /cake"? (check|diff) ?([^|>\n\\"]*)/)
    #expect(commands.count == 9)
    for command in commands {
      let options = command.2.split(separator: " ").filter { $0.hasPrefix("--") }
        .map { $0 == "--exit-zero" ? String($0) : "\($0)=\(Self.value(of: $0, in: command.2))" }
      let result = try await Tool.run([String(command.1)] + options + ["--help"])
      #expect(result.errors == "" && result.status == 0, "\(command.0)")
    }
  }

  private static func value(of option: Substring, in command: Substring) -> String {
    let rest = command[option.endIndex...].drop { $0 == " " }.prefix { $0 != " " }
    return rest.isEmpty ? "value" : String(rest)
  }

  @Test func `A commit of Swift sources is checked first, others are not`() async throws {
    let package = try await SmallPackage()
    let hook = try #require(try Self.blocks("sh").first)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let bin = package.scratch.url.appending(path: "bin").path
    try package.scratch.write(
      "#!/bin/sh\nexec '\(try Tool.path)' \"$@\"\n", to: "bin/cake",
      permissions: 0o755)
    try package.scratch.write(
      hook.replacing("#!/bin/sh\n", with: "#!/bin/sh\nPATH='\(bin):\(path)'\n"),
      to: "packages/.git/hooks/pre-commit", permissions: 0o755)
    try package.write("text\n", to: "notes.txt")
    try await package.commit()
    try package.write(SmallPackage.source + "// more\n", to: "Sources/App/App.swift")
    await #expect(throws: SmallPackage.Failed.self) { try await package.commit() }
  }

  @Test func `Xcode is shown whole paths, and goes on`() async throws {
    let package = try await SmallPackage()
    _ = try await package.cake("check")
    let script = try #require(try Self.blocks("sh").last)
    let derived = package.scratch.url.appending(path: "Derived Data")
    let store = derived.appending(path: "Index.noindex/DataStore")
    try FileManager.default.createDirectory(
      at: store.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: package.folder.appending(path: ".build/debug/index/store"), to: store)
    try package.scratch.write(
      "#!/bin/sh\nexec '\(try Tool.path)' \"$@\"\n", to: "home/.local/bin/cake", permissions: 0o755)
    // No pattern takes the name of a folder for more than that.
    let root = package.scratch.url.appending(path: #"Tom & "Jerry" | \1"#)
    try FileManager.default.createSymbolicLink(at: root, withDestinationURL: package.folder)
    let result = try await Compiler.run([
      "env", "HOME=\(package.scratch.url.path)/home", "SRCROOT=\(root.path)",
      "BUILD_DIR=\(derived.path)/Build/Products", "sh", "-c", script,
    ])
    #expect(result.succeeded)
    #expect(result.output.contains("\n\(root.path)/Sources/App/App.swift:8:5: warning: "))
    #expect(result.output.contains("\n3 findings: "), "\(result.output)")
  }

  @Test func `Visual Studio Code finds file, line, column, severity and message`() async throws {
    let text = try #require(try Self.blocks("json").first)
    let tasks = try JSONDecoder().decode(Tasks.self, from: Data(text.utf8))
    let pattern = try #require(tasks.tasks.first).problemMatcher.pattern
    let expression = try Regex(pattern.regexp)
    let output = try Fixture.golden("check/repos.txt")
    let matches = output.split(separator: "\n").compactMap { try? expression.wholeMatch(in: $0) }
    let severities = matches.compactMap { $0[pattern.severity].substring.map(String.init) }
    #expect(!matches.isEmpty && Set(severities).isSubset(of: ["error", "warning", "info"]))
    let first = try #require(matches.first)
    #expect(first[pattern.file].substring?.hasSuffix(".swift") == true)
    #expect(first[pattern.line].substring.flatMap { Int($0) } != nil)
    #expect(first[pattern.message].substring?.hasSuffix("]") == true)
  }

  private struct Tasks: Decodable {
    struct Task: Decodable { var problemMatcher: Matcher }
    struct Matcher: Decodable { var pattern: Pattern }
    struct Pattern: Decodable {
      var regexp: String
      var file: Int
      var line: Int
      var severity: Int
      var message: Int
    }
    var tasks: [Task]
  }
}
