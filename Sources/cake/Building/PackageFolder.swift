import Foundation

/// The folder of the package to check.
enum PackageFolder {
  /// The folder's absolute path, without links: the one that the compiler records too.
  static func find(_ path: String, needsManifest: Bool) throws(ToolError) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .folderMissing(path: path)
    }
    guard isFolder.boolValue else { throw .notAFolder(path: path) }
    let folder = absolute(path)
    guard !needsManifest || FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
      throw .manifestMissing(path: path)
    }
    return folder
  }

  /// The path from the root of the disk, links resolved as far as the path exists.
  static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else {
      return URL(fileURLWithPath: path).standardizedFileURL.path
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
