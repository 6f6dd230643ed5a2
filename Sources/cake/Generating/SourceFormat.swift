import CakeCore
import Foundation

/// The toolchain's formatter with the package's own configuration.
enum SourceFormat {
  /// The text as it stands formatted; as it is where there is no formatter.
  ///
  /// - Parameter place: The file, or the folder, that the text is for.
  static func formatted(_ text: String, for place: String) -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let file = folder.appending(path: "Generated.swift")
    defer { try? FileManager.default.removeItem(at: folder) }
    guard
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil, (try? Data(text.utf8).write(to: file)) != nil
    else { return text }
    let configuration = configuration(for: place).map { ["--configuration", $0] } ?? []
    guard
      let (end, _) = try? PackageBuild.capture(
        ["swift", "format", "format", "--in-place"] + configuration + [file.path]),
      end == .exited(0), let formatted = try? String(contentsOf: file, encoding: .utf8)
    else { return text }
    return formatted
  }

  private static func configuration(for place: String) -> String? {
    var folder: Folder? = Folder(place)
    while let current = folder, !current.path.isEmpty {
      let file = current.path(of: ".swift-format")
      if FileManager.default.fileExists(atPath: file) { return file }
      folder = current.parent
    }
    return nil
  }
}
