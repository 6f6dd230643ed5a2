import Foundation

/// The `git` on PATH.
enum Git {
  /// What a command prints; nil where it fails, or there is no git.
  static func output(of arguments: [String], in folder: String) -> [UInt8]? {
    guard let file = try? TemporaryFile(), let errors = fopen("/dev/null", "w") else { return nil }
    defer { fclose(errors) }
    // Hooks are for the user's own work, not for what is done here.
    let command =
      ["git", "-C", folder, "-c", "core.hooksPath=/dev/null", "--literal-pathspecs"] + arguments
    let end = try? ChildProcess.run(command, output: file.descriptor, errors: fileno(errors))
    return end == .exited(0) ? file.bytes : nil
  }

  /// The names that a command prints, each with a zero byte behind it.
  static func names(_ arguments: [String], in folder: String) -> Set<String>? {
    output(of: arguments, in: folder).map { bytes in
      Set(bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }
  }

  /// The one line that a command prints.
  static func line(_ arguments: [String], in folder: String) -> String? {
    output(of: arguments, in: folder).map { bytes in
      String(decoding: bytes.last == 10 ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }
  }
}
