import Foundation

/// Which source files are the package's own: not a dependency's, not made by the build.
///
/// A folder with a manifest is another package, even inside this one: who else depends on it, and
/// what its tests need, is not in sight from here.
package final class Ownership {
  private let package: Folder
  private let built: [Folder]
  private var foreign: [String: Bool] = [:]
  /// The last folder that a file was in: most that are asked for follow others of theirs.
  private var last: (folder: Folder, isOwn: Bool)?

  /// - Parameter built: Folders that builds write to, beside `.build`.
  package init(package: String, built: [String] = []) {
    self.package = Folder(package)
    // A store may lie beside the sources: then no folder but the store's own is the build's.
    self.built = ([package + "/.build"] + built).map(Folder.init)
      .filter { $0.path != package && !$0.contains(package) }
  }

  package func owns(_ file: String) -> Bool {
    if let last, last.folder.holds(file) { return last.isOwn }
    guard let folder = Folder(file).parent else { return false }
    let isOwn =
      package.contains(file) && !built.contains { $0.contains(file) } && !isForeign(folder)
    last = (folder, isOwn)
    return isOwn
  }

  private func isForeign(_ folder: Folder) -> Bool {
    guard folder != package else { return false }
    if let known = foreign[folder.path] { return known }
    let isForeign =
      FileManager.default.fileExists(atPath: folder.path(of: "Package.swift"))
      || folder.parent.map(self.isForeign) ?? true
    foreign[folder.path] = isForeign
    return isForeign
  }
}
