import Foundation
import TestSupport
import Testing

/// Help, completions and the manual are made of one table; they say the same.
@Suite struct DescribingTests {
  /// The commands and their options, in the words of each form.
  private func options(in script: String, _ form: String) -> Options {
    switch form {
    case "bash":
      pairs(/\n    ([a-z]+)\) words='([^']*)'/, in: script) { words in
        words.split(separator: " ").filter { $0.hasPrefix("-") }.map(String.init)
      }
    case "zsh":
      pairs(/\n    ([a-z]+)\) _arguments \\\n((?:.|\n)*?) ;;/, in: script) { rows in
        rows.matches(of: /'\*(-[^\[=+]+)[=+]?\[/).map { String($0.1) }
      }
    case "fish":
      pairs(/seen_subcommand_from ([a-z]+)'([^']*)/, in: script) { options in
        options.matches(of: /-(l|s) ([^ ]+)/).map { ($0.1 == "l" ? "--" : "-") + $0.2 }
      }
    default:
      pairs(/\.SS cake ([a-z]+)((?:.|\n)*?)(?=\n\.SS |$)/, in: script) { section in
        section.matches(of: /\n\\fB-.*/).flatMap { line in
          line.0.matches(of: /\\fB(-[^\\]+)/).map { String($0.1) }
        }
      }
    }
  }

  /// What matches, by its first group; of several with one name, all together.
  private func pairs(
    _ expression: Regex<(Substring, Substring, Substring)>, in text: String,
    _ read: (Substring) -> [String]
  ) -> Options {
    text.matches(of: expression).reduce(into: [:]) { $0[String($1.1), default: []] += read($1.2) }
  }

  @Test(arguments: ["bash", "zsh", "fish", "manual"])
  func `Completions and the manual have each command with the options that its help lists`(
    form: String
  ) async throws {
    let arguments = form == "manual" ? [form] : ["completions", form]
    let script = try await Tool.run(arguments).output.replacing("\\-", with: "-")
    let written = options(in: script, form)
    let listed = try await listed()
    #expect(Set(written.keys) == Set(listed.keys))
    for (command, options) in listed {
      #expect(written[command]?.sorted() == options.sorted(), "\(command)")
    }
    // What stands in place of a command.
    let names = form == "fish" ? ["-s h -l help", "-l version"] : ["-h", "--help", "--version"]
    for name in names {
      #expect(script.contains(name), "\(name)")
    }
  }

  @Test func `The manual is one that 'man' can read`() async throws {
    let page = try await Tool.run(["manual"]).output
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
    // Files only where there can be any, and nothing of the tool's among the build's own arguments.
    #expect(try await complete("cake", "completions", "").contains("bash zsh fish\n"))
    #expect(try await complete("cake", "generate", "doub") == "doubles\n")
    #expect(try await complete("cake", "check", "--", "--") == "\n")
    #expect(try await complete("cake", "ch") == "check\n")
    #expect(try await complete("cake", "check", "--exit") == "--exit-zero\n")
    #expect(try await complete("cake", "check", "--format", "s") == "sarif\n")
    #expect(try await complete("cake", "check", "--only", "unused-n") == "unused-need\n")
    #expect(try await complete("cake", "explain", "bypa") == "bypass\n")
    // To bash '=' is a word of its own.
    #expect(try await complete("cake", "check", "--format", "=", "s") == "sarif\n")
    #expect(try await complete("cake", "diff", "main", "--format", "=").hasPrefix("text json "))
    #expect(
      try await complete("cake", "check", "--rule", "unused-n").hasPrefix("unused-need=info "))
    #expect(try await complete("cake", "check", "--rule", "bypass", "=", "er") == "error\n")
    #expect(try await complete("cake", "check", "--rule", "=", "bypass", "=", "o") == "off\n")
    let severities = try await complete("cake", "check", "--rule", "=", "bypass", "=")
    #expect(severities == "info warning error off\n")
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

  private typealias Options = [String: [String]]

  /// The commands that help lists, each with its options.
  private func listed() async throws -> Options {
    let help = try await Tool.run(["--help"]).output
    let part = try #require(
      help.components(separatedBy: "\n\n").first { $0.hasPrefix("commands:") })
    var found: Options = [:]
    for line in part.split(separator: "\n").dropFirst() {
      let command = String(line.split(separator: " ")[0])
      let page = try await Tool.run([command, "--help"]).output
      let options = try #require(page.components(separatedBy: "options:\n").dropFirst().first)
        .components(separatedBy: "\n\n")[0]
      found[command] = options.matches(of: /(?m)^  (-.*?)(?:  |$)/).flatMap {
        $0.1.split(separator: ",").map { String($0.split(separator: " ")[0]) }
      }
    }
    return found
  }
}
