import Foundation
import TestSupport
import Testing

/// Help, completions and the manual are made of one table; they say the same.
@Suite struct DescribingTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func `Completions know every command and option that help lists`(shell: String) async throws {
    let script = try await Tool.run(["completions", shell]).output
    for (command, options) in try await listed() {
      #expect(script.contains(command))
      for option in options {
        let written =
          shell != "fish"
          ? option
          : option.hasPrefix("--") ? "-l \(option.dropFirst(2))" : "-s \(option.dropFirst())"
        #expect(script.contains(written), "\(command) \(option)")
      }
    }
  }

  @Test func `The manual has a section for every command, with every option`() async throws {
    let page = try await Tool.run(["manual"]).output.replacing("\\-", with: "-")
    for (command, options) in try await listed() {
      let section = try #require(
        page.components(separatedBy: ".SS cake ").first { $0.hasPrefix("\(command) ") })
      for option in options {
        #expect(section.contains("\\fB\(option)\\fR"), "\(command) \(option)")
      }
    }
    #expect(!page.contains("\n'") && page.hasPrefix(".TH CAKE 1"))
  }

  @Test func `Bash completes commands, options and their values`() async throws {
    let scratch = try ScratchFolder()
    try scratch.write(try await Tool.run(["completions", "bash"]).output, to: "cake.bash")
    func complete(_ words: String...) async throws -> String {
      let list = words.map { "'\($0)'" }.joined(separator: " ")
      let script =
        "source '\(scratch.url.path)/cake.bash'; COMP_WORDS=(\(list)); "
        + "COMP_CWORD=\(words.count - 1); _cake; echo \"${COMPREPLY[*]}\""
      return try await Compiler.run(["bash", "-c", script]).output
    }
    #expect(try await complete("cake", "ch") == "check\n")
    #expect(try await complete("cake", "check", "--exit") == "--exit-zero\n")
    #expect(try await complete("cake", "check", "--format", "s") == "sarif\n")
    #expect(try await complete("cake", "check", "--only", "unused-n") == "unused-need\n")
    #expect(try await complete("cake", "explain", "bypa") == "bypass\n")
    #expect(try await complete("cake", "completions", "z") == "zsh\n")
  }

  @Test func `The schema knows every key and every rule of a configuration`() async throws {
    let text = try await Tool.run(["schema"]).output
    let schema = try JSONDecoder().decode(Schema.self, from: Data(text.utf8))
    #expect(
      Set(schema.properties.keys) == [
        "$schema", "providerPatterns", "rules", "failOn", "exclude", "baseline", "allowEmpty",
        "retainPublic",
      ])
    let rules = try await Tool.run(["explain"]).output.split(separator: "\n").dropFirst()
    let names = rules.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(Set(try #require(schema.properties["rules"]?.properties).keys) == Set(names))
  }

  private struct Schema: Decodable {
    struct Property: Decodable { var properties: [String: Ignored]? }
    struct Ignored: Decodable {}
    var properties: [String: Property]
  }

  /// The commands that help lists, each with its options.
  private func listed() async throws -> [(command: String, options: [String])] {
    let help = try await Tool.run(["--help"]).output
    let part = try #require(
      help.components(separatedBy: "\n\n").first { $0.hasPrefix("commands:") })
    var found: [(String, [String])] = []
    for line in part.split(separator: "\n").dropFirst() {
      let command = String(line.split(separator: " ")[0])
      let page = try await Tool.run([command, "--help"]).output
      let options = try #require(page.components(separatedBy: "options:\n").dropFirst().first)
        .components(separatedBy: "\n\n")[0]
      found.append(
        (
          command,
          options.matches(of: #/^  (-.*?)  /#.anchorsMatchLineEndings()).flatMap {
            $0.1.split(separator: ",").map {
              String($0.split(separator: " ")[0])
            }
          }
        ))
    }
    return found
  }
}
