import CakeCore
import Foundation

/// How far a command asks the compiler.
struct ProofArguments: Sendable {
  private(set) var isOff = false
  private(set) var triesAll = false
  private(set) var command: String?

  /// The row of the option table of a command that keeps these arguments there.
  static func off<C: Command>(
    in arguments: any WritableKeyPath<C, ProofArguments> & Sendable
  ) -> Option<C> {
    .flag("--no-proof", help: "Print what the facts say without asking the compiler") {
      $0[keyPath: arguments].isOff = true
    }
  }

  /// All rows, for `cake check`.
  static func options<C: Command>(
    in arguments: any WritableKeyPath<C, ProofArguments> & Sendable
  ) -> [Option<C>] {
    [
      off(in: arguments),
      .value(
        "--proof", placeholder: "all",
        help: "Try every need that is not proved used, and count them all"
      ) { (command, value) throws(UsageError) in
        guard value == "all" else {
          throw .valueMalformed(option: "--proof", value: value, expected: "'all'")
        }
        command[keyPath: arguments].triesAll = true
      },
      .value(
        "--build-command", placeholder: "CMD",
        help: "With '--index-store': try removals by building copies like this"
      ) { (command, value) in command[keyPath: arguments].command = value },
    ]
  }

  /// An option that means nothing where nothing is to be proved.
  var needless: String? {
    guard isOff else { return nil }
    return triesAll ? "--proof" : command == nil ? nil : "--build-command"
  }

  /// Nil where nothing is to be proved.
  func options(_ check: CheckOptions) -> ProofOptions? {
    guard !isOff else { return nil }
    // An index of another build may be of anything.
    let layout = check.layout ?? BuildLayout(folder: check.package + "/.build")
    let isOwnBuild = check.indexStore == nil
    var options = ProofOptions(
      plan: { isOwnBuild ? BuildPlan(of: layout)?.compilations(in: check.package) : nil },
      compiler: .processes(), folder: layout.folder + "/cake", jobs: check.jobs)
    options.triesAll = triesAll
    options.command = command
    options.writer = { ToolIdentity.contents }
    let line = ProgressLine()
    options.progress = { line.show(done: $0, total: $1) }
    return options
  }
}
