import Foundation

/// What git knows of a package's files.
enum WorkingTree {
  /// Throws unless git has the very text of each file, so that nothing is lost by changing them.
  static func throwIfChanged(_ files: [String], in package: String) throws(ToolError) {
    guard let tracked = git(["ls-files", "-z", "--"] + files, in: package) else {
      throw .repositoryMissing(path: package)
    }
    // Without any commit there is no HEAD: then nothing is safe.
    let changed =
      git(["diff", "--name-only", "-z", "--relative", "HEAD", "--"] + files, in: package) ?? tracked
    let unsafe = files.filter { !tracked.contains($0) || changed.contains($0) }
    guard unsafe.isEmpty else { throw .uncommittedChanges(files: unsafe) }
  }

  /// The names that a git command prints, each with a zero byte behind it; nil where it fails.
  static func git(_ arguments: [String], in folder: String) -> Set<String>? {
    output(of: ["--literal-pathspecs"] + arguments, in: folder).map { bytes in
      Set(bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }
  }

  /// What a git command prints; nil where it fails, or there is no git.
  static func output(of arguments: [String], in folder: String) -> [UInt8]? {
    guard let file = tmpfile() else { return nil }
    defer { fclose(file) }
    guard let errors = fopen("/dev/null", "w") else { return nil }
    defer { fclose(errors) }
    let command = ["git", "-C", folder] + arguments
    let end = try? ChildProcess.run(
      command, output: fileno(file), errors: fileno(errors))
    return end == .exited(0) ? PackageBuild.contents(of: file) : nil
  }
}
