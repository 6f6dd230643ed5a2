import Foundation

/// The build that writes the facts: `swift build --build-tests`, with the `swift` on PATH.
enum PackageBuild {
  /// Builds the package in a folder, below its `.build` or in another folder.
  ///
  /// On a terminal the build shows its own progress. Otherwise it is silent, and all that it printed
  /// is part of the error if it fails. Standard output stays the report's.
  static func run(in folder: String, scratch: String? = nil) throws(ToolError) {
    let command =
      ["swift", "build", "--build-tests", "--package-path", folder]
      + (scratch.map { ["--scratch-path", $0] } ?? [])
    if Output.errorsGoToTerminal {
      try check(ChildProcess.run(command, output: STDERR_FILENO, errors: nil), output: nil)
    } else {
      // A file takes any amount of output while nobody reads; a pipe would block the build.
      guard let file = tmpfile() else {
        throw .childFailed(command: "swift", reason: String(cString: strerror(errno)))
      }
      defer { fclose(file) }
      let end = try ChildProcess.run(
        command, output: fileno(file), errors: fileno(file))
      try check(
        end, output: end == .exited(0) ? nil : String(decoding: contents(of: file), as: UTF8.self))
    }
  }

  private static func check(_ end: ChildProcess.End, output: String?) throws(ToolError) {
    switch end {
    case .exited(0): break
    case .exited: throw .buildFailed(output: output)
    case .stopped(let signal): throw .buildStopped(signal: signal)
    }
  }

  static func contents(of file: UnsafeMutablePointer<FILE>) -> [UInt8] {
    rewind(file)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return bytes
  }
}
