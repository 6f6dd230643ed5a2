import CakeCore

/// What git knows of a package's files.
enum WorkingTree {
  /// Those of some files of which git has another text or none; nil where there is no repository.
  static func changed(
    _ files: [String], in package: String
  ) throws(Git.Failure) -> [String]? {
    guard !files.isEmpty else { return [] }
    let known: Known
    do { known = try Known(files, in: package) } catch {
      if error.isNoRepository { return nil }
      throw error
    }
    var changed = known.changed
    // A submodule is a repository of its own, which has these.
    let others = Set(files).subtracting(known.tracked).map { Folder(package).path(of: $0) }
    for (folder, paths) in Dictionary(grouping: others, by: { Folder($0).parent }) {
      guard let folder else { continue }
      let names = paths.compactMap(folder.path(to:))
      let known = try Known(names, in: folder.path)
      let unsafe = known.changed.union(Set(names).subtracting(known.tracked))
      changed.formUnion(unsafe.compactMap { Folder(package).path(to: folder.path(of: $0)) })
    }
    return files.filter(changed.contains)
  }

  /// What one repository knows of files in a folder.
  private struct Known {
    let tracked: Set<String>
    let changed: Set<String>

    init(_ files: [String], in folder: String) throws(Git.Failure) {
      let entries = try Git.names(["ls-files", "-v", "-z", "--"] + files, in: folder)
      let tracked = Set(entries.map { String($0.dropFirst(2)) })
      self.tracked = tracked
      // Without any commit there is no HEAD: then nothing is safe.
      let changed =
        (try? Git.names(
          ["diff", "--name-only", "-z", "--relative", "HEAD", "--"] + files, in: folder)) ?? tracked
      // What git was told not to look at may be anything.
      self.changed = changed.union(
        entries.filter { !$0.hasPrefix("H ") }.map { String($0.dropFirst(2)) })
    }
  }
}
