/// What git knows of a package's files.
enum WorkingTree {
  /// Those of some files of which git has another text or none; nil where there is no repository.
  static func changed(
    _ files: [String], in package: String
  ) throws(Git.Failure) -> [String]? {
    guard !files.isEmpty else { return [] }
    let tracked: Set<String>
    do { tracked = try Git.names(["ls-files", "-z", "--"] + files, in: package) } catch {
      if error.isNoRepository { return nil }
      throw error
    }
    // Without any commit there is no HEAD: then nothing is safe.
    let changed =
      (try? Git.names(
        ["diff", "--name-only", "-z", "--relative", "HEAD", "--"] + files, in: package)) ?? tracked
    return files.filter { !tracked.contains($0) || changed.contains($0) }
  }
}
