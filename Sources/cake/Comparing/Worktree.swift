import Foundation

/// A revision's files in a folder of their own, below the package's `.build`.
struct Worktree {
  /// The package's folder in it.
  let package: String
  private let folder: String
  private let repository: String

  /// Where all that `cake diff` keeps lies.
  static func home(of package: String) -> String { package + "/.build/cake-diff" }

  /// Calls a function with the package as it was, and removes it again whatever happens.
  static func with<Value>(
    _ revision: Revision, of package: String, needsManifest: Bool,
    _ body: (Worktree) throws(ToolError) -> Value
  ) throws(ToolError) -> Value {
    removeOld(of: package)
    let folder = "\(home(of: package))/worktree-\(getpid())"
    let tree = Worktree(
      package: revision.prefix.isEmpty ? folder : "\(folder)/\(revision.prefix)",
      folder: folder, repository: package)
    defer { tree.remove() }
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

  private func remove() {
    let removed = try? Git.output(of: ["worktree", "remove", "--force", folder], in: repository)
    guard removed == nil else { return }
    try? FileManager.default.removeItem(atPath: folder)
    _ = try? Git.output(of: ["worktree", "prune"], in: repository)
  }

  /// Removes what runs have left that were killed.
  private static func removeOld(of package: String) {
    let home = home(of: package)
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
    for entry in entries where entry.hasPrefix("worktree-") {
      guard let process = Int32(entry.dropFirst(9)), kill(process, 0) != 0, errno == ESRCH else {
        continue
      }
      Worktree(package: "", folder: "\(home)/\(entry)", repository: package).remove()
    }
  }
}
