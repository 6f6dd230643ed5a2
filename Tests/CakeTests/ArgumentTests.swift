import Foundation
import TestSupport
import Testing

@Suite struct ArgumentTests {
  @Test(arguments: [
    (["chekc"], "unknown command 'chekc'; did you mean 'check'?"),
    (
      ["xyzzy"],
      "unknown command 'xyzzy'; there is 'check', 'fix', 'why', 'diff', 'graph', "
        + "'generate', 'new', 'explain', 'completions', 'manual', 'schema', 'install', 'help'"
    ),
    (["help", "explian"], "unknown command 'explian'; did you mean 'explain'?"),
    ([], "no command; 'cake --help' lists them"),
    (["--versoin"], "unknown option '--versoin'; did you mean '--version'?"),
    (["--skip-build"], "unknown option '--skip-build'; 'cake --help' lists them"),
    (["check", "--fromat", "json"], "unknown option '--fromat'; did you mean '--format'?"),
    (["check", "--skip-biuld"], "unknown option '--skip-biuld'; did you mean '--skip-build'?"),
    (["check", "--index"], "unknown option '--index'; did you mean '--index-store'?"),
    (["check", "--xyzzy=1"], "unknown option '--xyzzy'; 'cake check --help' lists them"),
    (["explain", "--all"], "unknown option '--all'; 'cake explain --help' lists them"),
    (["check", "--format", "jsno"], "unknown format 'jsno'; did you mean 'json'?"),
    (
      ["check", "--format=xml"],
      "unknown format 'xml'; there is 'text', 'json', 'github', 'sarif', 'gitlab', 'markdown'"
    ),
    (["check", "--color", "alway"], "unknown choice 'alway'; did you mean 'always'?"),
    (["check", "--baseline"], "'--baseline' needs a value: '--baseline FILE'"),
    (["check", "--basline", "x"], "unknown option '--basline'; did you mean '--baseline'?"),
    (["check", "--fail-on", "eror"], "unknown severity 'eror'; did you mean 'error'?"),
    (
      ["check", "--rule", "unused-ned=info"],
      "unknown rule 'unused-ned'; did you mean 'unused-need'?"
    ),
    (["check", "--rule", "unused-need=of"], "unknown severity 'of'; did you mean 'off'?"),
    (
      ["check", "--rule", "unused-need"],
      "'--rule' needs a rule and its severity ('unused-need=error'), not 'unused-need'"
    ),
    (["explain", "name-colision"], "unknown rule 'name-colision'; did you mean 'name-collision'?"),
    (["check", "--format"], "'--format' needs a value: '--format FORMAT'"),
    (["check", "--format="], "'--format' needs a value: '--format FORMAT'"),
    (
      ["check", "--index-store", "--verbose"], "'--index-store' needs a value: '--index-store DIR'"
    ),
    (
      ["check", "--output", "-"],
      "'--output' needs the path of a file, not '-'; without it, standard output is written to"
    ),
    (["check", "--write-baseline=-"], "'--write-baseline' needs the path of a file, not '-'"),
    (["check", "--proof", "some"], "'--proof' needs 'all', not 'some'"),
    (["check", "--proof=all", "--no-proof"], "'--no-proof' and '--proof' exclude each other"),
    (["check", "--verbose=yes"], "'--verbose' takes no value"),
    (["check", "-j", "0"], "'--jobs' needs a whole number from 1, not '0'"),
    (["check", "-jmany"], "'--jobs' needs a whole number from 1, not 'many'"),
    (
      ["check", "--provider-pattern", "Has Clock"],
      "'--provider-pattern' needs a protocol's name, such as '*Provider', not 'Has Clock'"
    ),
    (["fix", "--dryrun"], "unknown option '--dryrun'; did you mean '--dry-run'?"),
    (
      ["fix", "--rule", "unused-slise"], "unknown rule 'unused-slise'; did you mean 'unused-slice'?"
    ),
    (
      ["fix", "--rule=uncovered-slice"],
      "'--rule' needs a rule with fixes "
        + "('unused-need', 'redundant-need', 'unused-slice', 'unused-provider', 'unneeded-double', "
        + "'stale-provider'), not 'uncovered-slice'"
    ),
    (["diff"], "'cake diff' needs BASE; 'cake diff --help' says what it can be"),
    (["diff", "--format=markdwon"], "unknown format 'markdwon'; did you mean 'markdown'?"),
    (["explain", "unused-need", "more"], "'cake explain' does not take 'more'"),
  ])
  func `A wrong argument is named, with what it was likely meant to be`(
    arguments: [String], message: String
  ) async throws {
    let result = try await Tool.run(arguments)
    #expect(result.errors == "error: \(message)\n")
    #expect(result.output == "")
    #expect(result.status == 2)
  }

  @Test(arguments: [
    (["--help"], "cake"), (["-h"], "cake"), (["help"], "cake"),
    (["check", "--help"], "check"), (["check", "-h"], "check"), (["help", "check"], "check"),
    (["check", "--skip-build", ".", "--help"], "check"),
    (["fix", "--help"], "fix"), (["why", "--help"], "why"), (["diff", "--help"], "diff"),
    (["graph", "--help"], "graph"), (["generate", "--help"], "generate"), (["new", "-h"], "new"),
    (["explain", "--help"], "explain"),
    (["help", "help"], "help"),
  ])
  func `Help goes to standard output`(arguments: [String], golden: String) async throws {
    let result = try await Tool.run(arguments)
    try expectGolden(result.output, "help/\(golden).txt")
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func `Help fits a terminal of a hundred columns`() async throws {
    for command in ["check", "fix", "why", "diff", "graph", "generate", "new", "explain"].map({
      [$0, "--help"]
    }) + [
      ["--help"]
    ] {
      let lines = try await Tool.run(command).output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 100 }, "\(command)")
    }
  }

  @Test func `The version is the one in JSON reports`() async throws {
    let result = try await Tool.run(["--version"])
    #expect(result.output == "cake 0.1.0\n")
    #expect(result.status == 0)
  }

  @Test(arguments: ["unused-need", "name-collision"])
  func `A rule is explained by its name`(rule: String) async throws {
    let result = try await Tool.run(["explain", rule])
    try expectGolden(result.output, "explain/\(rule).txt")
    #expect(result.status == 0)
  }

  @Test func `Without a rule all of them are listed`() async throws {
    try expectGolden(try await Tool.run(["explain"]).output, "explain/rules.txt")
  }
}
