import Foundation

/// The `git` on PATH.
enum Git {
  /// A command that failed, with what git said on standard error.
  struct Failure: Error {
    let words: String

    /// Whether there is no repository at all: then git has nothing else to say.
    var isNoRepository: Bool { words.contains("not a git repository") || words.isEmpty }
  }

  /// What a command prints.
  static func output(
    of arguments: [String], in folder: String, adding environment: [String: String] = [:]
  ) throws(Failure) -> [UInt8] {
    do throws(ToolError) {
      let (output, errors) = (try TemporaryFile(), try TemporaryFile())
      // Hooks are for the user's own work, not for what is done here; what it says is looked at.
      let command =
        ["git", "-C", folder, "-c", "core.hooksPath=/dev/null", "--literal-pathspecs"] + arguments
      let end = try ChildProcess.run(
        command, output: output.descriptor, errors: errors.descriptor,
        adding: environment.merging(["LC_ALL": "C"]) { $1 })
      guard end != .exited(0) else { return output.bytes }
      throw ToolError.gitFailed(task: "", words: errors.text)
    } catch {
      guard case .gitFailed(_, let words) = error else { throw Failure(words: error.message) }
      throw Failure(words: words)
    }
  }

  /// The names that a command prints, each with a zero byte behind it.
  static func names(_ arguments: [String], in folder: String) throws(Failure) -> Set<String> {
    let bytes = try output(of: arguments, in: folder)
    return Set(bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// The one line that a command prints.
  static func line(_ arguments: [String], in folder: String) throws(Failure) -> String {
    let bytes = try output(of: arguments, in: folder)
    return String(decoding: bytes.last == 10 ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }
}
