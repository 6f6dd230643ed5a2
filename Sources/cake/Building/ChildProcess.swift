import Foundation

/// Another program, run to its end.
///
/// Foundation's `Process` puts a child in a process group of its own, where Ctrl-C on the terminal
/// would stop the tool and leave the build running.
enum ChildProcess {
  enum End: Equatable, Sendable {
    case exited(Int32)
    case stopped(signal: Int32)
  }

  /// Runs a program found on PATH; each of its output streams goes to a descriptor, or where this
  /// process's own goes.
  ///
  /// - Parameter folder: Where it is run; by default where this process is.
  static func run(
    _ command: [String], in folder: String? = nil, output: Int32?, errors: Int32?,
    adding environment: [String: String] = [:]
  ) throws(ToolError) -> End {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let output { posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) }
    if let errors { posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO) }

    // Not every system lets a program be started elsewhere than here.
    let isElsewhere = folder.map { $0 != FileManager.default.currentDirectoryPath } ?? false
    let call =
      isElsewhere
      ? ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder ?? ""] + command : command
    let arguments = strings(call)
    let variables = ProcessInfo.processInfo.environment
      .merging(CompilerFolder.environment(of: command[0])) { $1 }
      .merging(environment) { $1 }
    let environment = strings(variables.map { "\($0)=\($1)" })
    defer { for string in arguments + environment { free(string) } }

    Interruption.hear()
    var child: pid_t = 0
    let error = posix_spawnp(&child, call[0], &actions, nil, arguments, environment)
    switch error {
    case 0:
      Interruption.handOn(to: child, isBuild: command[0] == "swift")
      let end = wait(for: child)
      try Interruption.throwIfReceived()
      return end
    case ENOENT where command[0] == "swift": throw .swiftMissing
    default:
      throw .childFailed(command: command[0], reason: String(cString: strerror(error)))
    }
  }

  /// Copies of strings as C has them, with nil at the end; whoever asks frees them.
  private static func strings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup($0) } + [nil]
  }

  private static func wait(for child: pid_t) -> End {
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1 && errno == EINTR {}
    // The layout that WIFEXITED and its siblings, macros that Swift can't import, read.
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .stopped(signal: signal)
  }
}
