import CakeCore

/// A commit, by the name that the user gave it.
struct Revision {
  let name: String
  let commit: String
  /// The package's folder in the repository, without a slash at its end; empty for the top.
  let prefix: String

  /// Finds what a name means in the repository that a package is in.
  init(_ name: String, package: String) throws(ToolError) {
    let prefix: String
    do { prefix = try Git.line(["rev-parse", "--show-prefix"], in: package) } catch {
      if error.isNoRepository { throw .baseOutsideRepository(name: name, path: package) }
      throw .gitFailed(task: "git can't look for '\(name)'", words: error.words)
    }
    guard !name.hasPrefix("-"),
      let commit = try? Git.line(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"], in: package)
    else {
      let known = try? Git.line(["for-each-ref", "--format=%(refname:short)"], in: package)
      let isShallow = try? Git.line(["rev-parse", "--is-shallow-repository"], in: package)
      throw .baseUnknown(
        name: name, known: known?.split(separator: "\n").map(String.init) ?? [],
        isShallow: isShallow == "true")
    }
    self.name = name
    self.commit = commit
    self.prefix = Folder(prefix).path
  }
}
