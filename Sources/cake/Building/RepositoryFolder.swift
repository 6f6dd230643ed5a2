import CakeCore
import Foundation

/// The repository that a package is in.
enum RepositoryFolder {
  /// The path from the repository to the package, `Packages/App/` say; empty where the package is
  /// the repository, or is in none.
  static func path(toPackage folder: String) -> String {
    let package = Folder(folder)
    var root: Folder? = package
    while let folder = root, !folder.path.isEmpty {
      if FileManager.default.fileExists(atPath: folder.path(of: ".git")) {
        return folder.path(to: package.path).map { $0 + "/" } ?? ""
      }
      root = folder.parent
    }
    return ""
  }
}
