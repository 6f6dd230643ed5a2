import Foundation
import TestSupport
import Testing

/// The completions of zsh and of fish, asked of the shells themselves.
@Suite struct CompletionTests {
  private static func isThere(_ shell: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)") }
  }

  /// What stands on the command line, and what completes its last word.
  private static let lines = [
    ("cake ch", ["check"]), ("cake check --exit", ["--exit-zero"]),
    ("cake check --format s", ["sarif"]), ("cake check --only unused-n", ["unused-need"]),
    ("cake check --rule unused-need=er", ["unused-need=error"]),
    ("cake graph --diff a-fo", ["a-folder/"]), ("cake explain bypa", ["bypass"]),
    ("cake fix --rule unused-s", ["unused-slice"]), ("cake check --proof a", ["all"]),
    ("cake --vers", ["--version"]), ("cake completions z", ["zsh"]),
    ("cake check --index-store a-fo", ["a-folder/"]),
    ("cake check a-fo", ["a-folder/"]), ("cake generate forw", ["forwarding"]),
    ("cake generate forwarding a-fo", ["a-folder/"]),
  ]

  /// Types a line into a zsh on a terminal of its own, which writes down what it would offer.
  private static let zsh = #"""
    zmodload zsh/zpty
    export TERM=dumb
    zpty shell zsh -f -i
    zpty -w shell "source ./setup"
    zpty -n -w shell "$1"$'\t'
    zpty -r shell > /dev/null
    zpty -d shell
    cat offered
    """#

  private static let setup = #"""
    fpath=($PWD $fpath)
    autoload -Uz compinit
    compinit -u -D
    finish() { exit }
    comppostfuncs=(finish)
    bindkey '^I' complete-word
    compadd() {
      # Other calls only fill lists.
      if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\ * ]]; then
        local -a offered
        builtin compadd -A offered "$@"
        print -rl -- $offered >> offered
      fi
      builtin compadd "$@"
    }
    """#

  @Test(
    .enabled(if: isThere("zsh"), "zsh is not installed; '.ci/run' installs it"),
    arguments: lines + [("cake check --format=s", ["sarif"])])
  func `Zsh completes commands, options, values and paths`(line: String, words: [String])
    async throws
  {
    let scratch = try ScratchFolder()
    try scratch.write(try await Tool.run(["completions", "zsh"]).output, to: "_cake")
    try scratch.write(Self.zsh, to: "type")
    try scratch.write(Self.setup, to: "setup")
    _ = try scratch.folder("a-folder")
    let offered = try await Compiler.run(["zsh", "-f", "type", line], in: scratch.url).output
    // It adds the slash itself.
    let names = words.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    #expect(offered == names.map { $0 + "\n" }.joined())
  }

  @Test(
    .enabled(if: isThere("fish"), "fish is not installed; '.ci/run' installs it"),
    arguments: lines + [("cake check --format=s", ["--format=sarif"])])
  func `Fish completes commands, options, values and paths`(line: String, words: [String])
    async throws
  {
    let scratch = try ScratchFolder()
    try scratch.write(try await Tool.run(["completions", "fish"]).output, to: "cake.fish")
    _ = try scratch.folder("a-folder")
    let offered = try await Compiler.run(
      [
        "env", "HOME=\(scratch.url.path)", "fish", "--no-config", "-c",
        "source cake.fish; complete -C '\(line)'",
      ], in: scratch.url
    ).output
    // What each is for stands behind a tab.
    #expect(
      offered.split(separator: "\n").map { $0.split(separator: "\t")[0] } == words.map { $0[...] })
  }
}
