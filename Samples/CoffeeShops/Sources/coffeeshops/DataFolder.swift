import Foundation

/// The folder of everything that is kept. Nobody but its owner can look into it.
enum DataFolder {
  /// Makes the folder, unless it is there: the one asked for, or else the one that is usual.
  static func make(_ folder: URL?, environment: [String: String]) throws -> URL {
    let named = environment["COFFEESHOPS_DATA"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
    let folder = folder ?? named ?? usual.appending(path: "coffeeshops")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw DataFolderError(path: folder.path, reason: error.localizedDescription)
    }
    return folder
  }

  /// Where programs keep things: `~/Library/Application Support`, or `~/.local/share`.
  private static var usual: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }
}

/// The folder can't be made.
struct DataFolderError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "cannot make the folder '\(path)': \(reason)" }
}
