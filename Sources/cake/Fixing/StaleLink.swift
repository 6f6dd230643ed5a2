import CakeCore
import Foundation

/// A build that fails as it links, though everything compiles: what is left of an older build.
///
/// SwiftPM compiles an importer again where what it names has changed. An alias that stands in
/// another type's signature is not named there, and yet it is part of the function's symbol: the
/// importer's object asks for one that is not made any more. Such a build says nothing of a change.
enum StaleLink {
  /// Whether nothing but linking failed, as far as can be told.
  static func explains(_ error: ToolError, _ request: BuildRequest) -> Bool {
    guard case .buildFailed(let output) = error else { return false }
    if let output { return isAll(of: output) }
    // The build has printed by itself: what it left behind tells.
    guard request.shell == nil, let plan = BuildPlan(of: request.layout) else { return false }
    return plan.failed(in: request.package, request.layout).isEmpty
  }

  /// Whether a build's output has a linker's errors and none that belongs to a line of source.
  static func isAll(of output: String) -> Bool {
    let words = [
      "link command failed", "linker command failed", "undefined symbol", "Undefined symbol",
      "undefined reference",
    ]
    return words.contains(where: output.contains) && !output.contains("Invalid manifest")
      && output.firstMatch(of: /:\d+:\d+: (?:fatal )?error:/) == nil
  }

  /// Gives all Swift sources below some folders the time of now, so that each is compiled again.
  static func touchSources(below folders: [String]) {
    let files = folders.flatMap { folder in
      FileManager.default.enumerator(
        at: URL(filePath: folder, directoryHint: .isDirectory), includingPropertiesForKeys: [],
        options: [.skipsHiddenFiles])?.compactMap { $0 as? URL } ?? []
    }
    FileTime.touch(files.filter { $0.pathExtension == "swift" }.map(\.path))
  }
}
