import Foundation

/// The repository that a package is in.
enum RepositoryFolder {
  /// The path from the repository to the package, `Packages/App/` say; empty where the package is
  /// the repository, or is in none.
  static func path(toPackage folder: String) -> String {
    var root = folder
    while root.count > 1 {
      if FileManager.default.fileExists(atPath: root + "/.git") {
        let path = folder.dropFirst(root.count + 1)
        return path.isEmpty ? "" : path + "/"
      }
      root = URL(fileURLWithPath: root).deletingLastPathComponent().path
    }
    return ""
  }
}
