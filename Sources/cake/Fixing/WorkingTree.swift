import Foundation

/// What git knows of a package's files.
enum WorkingTree {
  /// Those of some files of which git has another text or none; nil where there is no repository.
  static func changed(_ files: [String], in package: String) -> [String]? {
    guard !files.isEmpty else { return [] }
    guard let tracked = names(["ls-files", "-z", "--"] + files, in: package) else { return nil }
    // Without any commit there is no HEAD: then nothing is safe.
    let changed =
      names(["diff", "--name-only", "-z", "--relative", "HEAD", "--"] + files, in: package)
      ?? tracked
    return files.filter { !tracked.contains($0) || changed.contains($0) }
  }

  /// The names that a git command prints, each with a zero byte behind it; nil where it fails.
  private static func names(_ arguments: [String], in folder: String) -> Set<String>? {
    output(of: ["--literal-pathspecs"] + arguments, in: folder).map { bytes in
      Set(bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }
  }

  /// What a git command prints; nil where it fails, or there is no git.
  static func output(of arguments: [String], in folder: String) -> [UInt8]? {
    guard let file = try? TemporaryFile() else { return nil }
    guard let errors = fopen("/dev/null", "w") else { return nil }
    defer { fclose(errors) }
    let command = ["git", "-C", folder] + arguments
    let end = try? ChildProcess.run(
      command, output: file.descriptor, errors: fileno(errors))
    return end == .exited(0) ? file.bytes : nil
  }
}
