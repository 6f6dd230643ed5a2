/// A commit, by the name that the user gave it.
struct Revision {
  let name: String
  let commit: String
  /// The package's folder in the repository, without a slash at its end; empty for the top.
  let prefix: String

  /// Finds what a name means in the repository that a package is in.
  init(_ name: String, package: String) throws(ToolError) {
    guard let prefix = Git.line(["rev-parse", "--show-prefix"], in: package) else {
      throw .baseUnknown(name: name, known: [])
    }
    guard !name.hasPrefix("-"),
      let commit = Git.line(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"], in: package)
    else {
      let known = Git.line(["for-each-ref", "--format=%(refname:short)"], in: package) ?? ""
      throw .baseUnknown(name: name, known: known.split(separator: "\n").map(String.init))
    }
    self.name = name
    self.commit = commit
    self.prefix = String(prefix.hasSuffix("/") ? prefix.dropLast() : prefix[...])
  }
}
