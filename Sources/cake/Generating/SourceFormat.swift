import CakeCore
import Foundation

/// The toolchain's formatter with the package's own configuration.
enum SourceFormat {
  /// The text as it stands formatted; as it is where there is no formatter.
  ///
  /// - Parameter place: The file, or the folder, that the text is for.
  static func formatted(_ text: String, for place: String) -> String {
    let configuration = configuration(for: place).map { ["--configuration", $0] } ?? []
    let command = ["swift", "format", "format", "--in-place"] + configuration
    let formatted = try? TemporaryFolder.with("Generated.swift", text) {
      file throws(ToolError) -> String? in
      guard try PackageBuild.capture(command + [file]).0 == .exited(0) else { return nil }
      return try? String(contentsOfFile: file, encoding: .utf8)
    }
    return formatted ?? text
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
