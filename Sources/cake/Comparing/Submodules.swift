import CakeCore
import Foundation

/// The submodules of a revision: git leaves their folders empty where it checks one out elsewhere.
enum Submodules {
  /// Puts their files there, from the repositories of those that are checked out here.
  static func checkOut(
    _ revision: Revision, of package: String, in folder: String
  ) throws(ToolError) {
    do {
      let top = try Git.line(["rev-parse", "--show-toplevel"], in: package)
      try checkOut(of: revision.commit, in: Folder(top), to: Folder(folder))
    } catch {
      throw .gitFailed(
        task: "git can't check out the submodules of '\(revision.name)'", words: error.words)
    }
  }

  private static func checkOut(
    of commit: String, in repository: Folder, to folder: Folder
  ) throws(Git.Failure) {
    guard FileManager.default.fileExists(atPath: folder.path(of: ".gitmodules")) else { return }
    for entry in try Git.names(["ls-tree", "-r", "-z", commit], in: repository.path).sorted() {
      // `160000 commit 0a1b…<tab>Vendor/Kit`
      let parts = entry.split(separator: "\t", maxSplits: 1)
      let words = parts[0].split(separator: " ")
      guard words[0] == "160000", let name = parts.last.map(String.init) else { continue }
      let source = Folder(repository.path(of: name))
      // One that nobody checked out is none that this build has either.
      guard !isEmpty(source) else { continue }
      let destination = Folder(folder.path(of: name))
      try copy(String(words[2]), from: source, to: destination)
      try checkOut(of: String(words[2]), in: source, to: destination)
    }
  }

  private static func isEmpty(_ folder: Folder) -> Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.isEmpty == true
  }

  private static func copy(
    _ commit: String, from source: Folder, to destination: Folder
  ) throws(Git.Failure) {
    // The submodule's own index stays as it is.
    let index = destination.path(of: ".cake-index")
    defer { try? FileManager.default.removeItem(atPath: index) }
    for command in [
      ["read-tree", commit], ["checkout-index", "--all", "--prefix=\(destination.path)/"],
    ] {
      _ = try Git.output(of: command, in: source.path, adding: ["GIT_INDEX_FILE": index])
    }
  }
}
