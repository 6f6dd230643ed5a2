import CakeCore
import Foundation

/// A revision's files in a folder of their own, below the package's `.build`.
///
/// What it names by paths that lead out of the repository, `../Kit` say, is there as well: the folder
/// lies among links to all that lies around the repository.
struct Worktree {
  /// The package's folder in it.
  let package: String
  private let folder: String
  /// What the folder and the links lie in.
  private let surroundings: String
  private let repository: String

  /// Where all that `cake diff` keeps lies.
  static func home(of package: String) -> String { package + "/.build/cake-diff" }

  /// Calls a function with the package as it was, and removes it again whatever happens.
  static func with<Value>(
    _ revision: Revision, of package: String, needsManifest: Bool,
    _ body: (Worktree) throws(ToolError) -> Value
  ) throws(ToolError) -> Value {
    removeOld(of: package)
    let top: String
    do { top = try Git.line(["rev-parse", "--show-toplevel"], in: package) } catch {
      throw .gitFailed(task: "git can't check out '\(revision.name)'", words: error.words)
    }
    let surroundings = "\(home(of: package))/worktree-\(getpid())"
    let folder = surroundings + top
    let tree = Worktree(
      package: revision.prefix.isEmpty ? folder : "\(folder)/\(revision.prefix)",
      folder: folder, surroundings: surroundings, repository: package)
    defer { tree.remove() }
    link(to: Folder(top), in: surroundings)
    do {
      _ = try Git.output(
        of: ["worktree", "add", "--quiet", "--force", "--detach", folder, revision.commit],
        in: package)
    } catch {
      throw .gitFailed(task: "git can't check out '\(revision.name)'", words: error.words)
    }
    try Submodules.checkOut(revision, of: package, in: folder)
    guard !needsManifest || FileManager.default.fileExists(atPath: tree.package + "/Package.swift")
    else {
      throw .packageMissing(revision: revision.name, folder: revision.prefix)
    }
    return try body(tree)
  }

  /// Makes links to what lies in the folders above a repository, in folders of their names.
  private static func link(to repository: Folder, in surroundings: String) {
    let files = FileManager.default
    var (here, there) = (Folder("/"), Folder(surroundings))
    for name in Folder.names(in: repository.path) {
      try? files.createDirectory(atPath: there.path, withIntermediateDirectories: true)
      // Where nothing may be read or written, a build has its say about what it misses.
      let all = (try? files.contentsOfDirectory(atPath: here.path + "/")) ?? []
      for other in all where other != name {
        try? files.createSymbolicLink(
          atPath: there.path(of: other), withDestinationPath: here.path(of: other))
      }
      (here, there) = (Folder(here.path(of: name)), Folder(there.path(of: name)))
    }
  }

  private func remove() {
    let removed = try? Git.output(of: ["worktree", "remove", "--force", folder], in: repository)
    try? FileManager.default.removeItem(atPath: surroundings)
    if removed == nil { _ = try? Git.output(of: ["worktree", "prune"], in: repository) }
  }

  /// Removes what runs have left that were killed.
  private static func removeOld(of package: String) {
    let home = home(of: package)
    let top = (try? Git.line(["rev-parse", "--show-toplevel"], in: package)) ?? ""
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
    for entry in entries where entry.hasPrefix("worktree-") {
      guard let process = Int32(entry.dropFirst(9)), kill(process, 0) != 0, errno == ESRCH else {
        continue
      }
      let surroundings = "\(home)/\(entry)"
      Worktree(
        package: "", folder: surroundings + top, surroundings: surroundings, repository: package
      ).remove()
    }
  }
}
