import CakeCore
import Foundation

/// The package to check, and the parts of it that somebody asked for.
struct PackageFolder: Sendable {
  /// The folder's absolute path, without links: the one that the compiler records too.
  let path: String
  /// The files and folders that were named, relative to the package; empty for all of it.
  var parts: [String] = []

  /// Finds the package that a path is, or lies in; further paths lie in the same package.
  ///
  /// Without a manifest to look for, the path is the folder itself.
  ///
  /// - Parameter takesStore: Whether the command can read the store of something else.
  static func find(
    _ paths: [String], needsManifest: Bool, takesStore: Bool = true
  ) throws(ToolError) -> PackageFolder {
    let first = paths.first ?? "."
    let start = try existing(first)
    guard needsManifest || !isFolder(start) else {
      return try PackageFolder(path: start).with(paths.dropFirst())
    }
    guard needsManifest else { throw .notAFolder(path: first) }
    var folder: Folder? = Folder(start)
    while let candidate = folder, !candidate.path.isEmpty {
      if FileManager.default.fileExists(atPath: candidate.path(of: "Package.swift")) {
        let isPart = candidate.path(to: start) != nil && !paths.isEmpty
        return try PackageFolder(path: candidate.path).with(isPart ? paths[...] : paths.dropFirst())
      }
      folder = candidate.parent
    }
    if Access.isDenied(start) { throw .check(.accessDenied(path: first)) }
    throw .manifestMissing(path: first, takesStore: takesStore)
  }

  private func with(_ paths: ArraySlice<String>) throws(ToolError) -> PackageFolder {
    var found = self
    var isWhole = false
    for path in paths {
      let place = try Self.existing(path)
      if place == self.path {
        isWhole = true
      } else if let part = Folder(self.path).path(to: place) {
        found.parts.append(part)
      } else {
        throw .outsidePackage(path: path)
      }
    }
    // Beside a part, the package itself is all of it.
    if isWhole { found.parts = [] }
    return found
  }

  private static func existing(_ path: String) throws(ToolError) -> String {
    guard FileManager.default.fileExists(atPath: path) else { throw .folderMissing(path: path) }
    return absolute(path)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The path from the root of the disk, links resolved as far as the path exists.
  static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else {
      return URL(fileURLWithPath: path).standardizedFileURL.path
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What to put before paths from the package, so that they lead there from where the user stands.
  var prefix: String {
    let here = Folder(Self.absolute("."))
    let path = here.relativePath(to: path)
    return path == "." ? "" : path + "/"
  }

  /// A path from the package as one from where the user stands.
  func shown(_ path: String) -> String { Folder.isAbsolute(path) ? path : prefix + path }
}
