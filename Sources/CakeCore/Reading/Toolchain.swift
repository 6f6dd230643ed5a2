import Foundation

/// Where the toolchain keeps its `libIndexStore`, and what it builds for.
package enum Toolchain {
  #if canImport(Darwin)
    static let libraryName = "libIndexStore.dylib"
  #else
    static let libraryName = "libIndexStore.so"
  #endif

  /// The library beside the `swift` on PATH, the one that this `swift` knows of where it is only a
  /// stand-in for another, or the one of the selected Xcode.
  static func indexStoreLibrary() throws(CakeError) -> String {
    var looked: [String] = []
    func exists(_ path: String) -> Bool {
      if !looked.contains(path) { looked.append(path) }
      return FileManager.default.fileExists(atPath: path)
    }
    for directory in searchPath() {
      let swift = directory + "/swift"
      guard FileManager.default.isExecutableFile(atPath: swift) else { continue }
      let library = path(beside: URL(fileURLWithPath: swift).resolvingSymlinksInPath())
      if exists(library) { return library }
      // What stands further down PATH is hidden by this one.
      if let library = try path(knownTo: swift), exists(library) { return library }
    }
    #if canImport(Darwin)
      for arguments in [["--find", "swift"], ["--toolchain", "XcodeDefault", "--find", "swift"]] {
        guard case .text(let swift) = ToolReply.asking("/usr/bin/xcrun", arguments) else {
          continue
        }
        let binary = swift.trimmingCharacters(in: .whitespacesAndNewlines)
        let library = path(beside: URL(fileURLWithPath: binary))
        if exists(library) { return library }
      }
    #endif
    throw .libraryNotFound(looked: looked.isEmpty ? ["swift on PATH"] : looked)
  }

  /// A name for a toolchain that changes with it, and with where and when it was put there.
  ///
  /// - Parameter library: Its `libIndexStore`, where somebody named another than that of the `swift` on
  ///   PATH.
  package static func identity(_ library: String? = nil) -> String {
    guard let library = library ?? (try? indexStoreLibrary()), let stamp = FileStamp(library) else {
      return "unknown"
    }
    return "\(library) \(stamp.size) \(stamp.modified)"
  }

  private static func path(beside swift: URL) -> String {
    swift.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/\(libraryName)").path
  }

  /// The library of the toolchain that a wrapper of `swift` runs: it says where its parts are.
  private static func path(knownTo swift: String) throws(CakeError) -> String? {
    // 'usr/lib/swift'
    try information(from: swift).map {
      URL(fileURLWithPath: $0.paths.runtimeResourcePath).deletingLastPathComponent()
        .appendingPathComponent(libraryName).path
    }
  }

  /// The triple that the compiler builds for unless it is told another.
  package static var hostTriple: String? {
    for directory in searchPath() {
      if let known = try? information(from: directory + "/swift") { return known.target.triple }
    }
    return nil
  }

  /// What a `swift` says of itself.
  private struct Information: Decodable {
    struct Paths: Decodable { var runtimeResourcePath: String }
    struct Target: Decodable { var triple: String }
    var paths: Paths
    var target: Target
  }

  private static func information(from swift: String) throws(CakeError) -> Information? {
    switch ToolReply.asking(swift, ["-print-target-info"]) {
    case .text(let text): try? JSONDecoder().decode(Information.self, from: Data(text.utf8))
    case .none: nil
    case .silence:
      throw .toolchainSilent(tool: swift, seconds: Int(ToolReply.patience.components.seconds))
    }
  }

  private static func searchPath() -> [String] {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  }
}
