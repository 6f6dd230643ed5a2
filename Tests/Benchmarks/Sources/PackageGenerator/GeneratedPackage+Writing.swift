public import Foundation

/// A folder that isn't a generated package, and so isn't overwritten.
public struct ForeignFolder: Error, CustomStringConvertible {
  public let path: String

  public var description: String {
    "'\(path)' holds something else than a generated package; name a new or empty folder"
  }
}

extension GeneratedPackage {
  /// Writes the package into a folder; what is there already and equal keeps its date, so that an
  /// earlier build stays warm. Files of an earlier, different package are deleted.
  public func write(to folder: URL) throws {
    let manager = FileManager.default
    let entries = (try? manager.contentsOfDirectory(atPath: folder.filePath)) ?? []
    if !entries.isEmpty, !entries.contains(Self.expectationFile) {
      throw ForeignFolder(path: folder.filePath)
    }
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for top in ["Sources", "Tests"] { try deleteStrangers(in: folder, top) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      let data = Data(text.utf8)
      if let present = try? Data(contentsOf: file), present == data { continue }
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  private func deleteStrangers(in folder: URL, _ top: String) throws {
    let base = folder.appending(path: top)
    guard let paths = FileManager.default.enumerator(atPath: base.filePath) else { return }
    for case let path as String in paths
    where path.hasSuffix(".swift") && files["\(top)/\(path)"] == nil {
      try FileManager.default.removeItem(at: base.appending(path: path))
    }
  }
}

extension URL {
  var filePath: String { path(percentEncoded: false) }
}
