import Foundation

/// Where the toolchain keeps its `libIndexStore`.
enum Toolchain {
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
      if let library = path(knownTo: swift), exists(library) { return library }
    }
    #if canImport(Darwin)
      for arguments in [["--find", "swift"], ["--toolchain", "XcodeDefault", "--find", "swift"]] {
        guard let swift = output(of: "/usr/bin/xcrun", arguments) else { continue }
        let binary = swift.trimmingCharacters(in: .whitespacesAndNewlines)
        let library = path(beside: URL(fileURLWithPath: binary))
        if exists(library) { return library }
      }
    #endif
    throw .libraryNotFound(looked: looked.isEmpty ? ["swift on PATH"] : looked)
  }

  private static func path(beside swift: URL) -> String {
    swift.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/\(libraryName)").path
  }

  /// The library of the toolchain that a wrapper of `swift` runs: it says where its parts are.
  private static func path(knownTo swift: String) -> String? {
    struct Information: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    guard let text = output(of: swift, ["-print-target-info"]),
      let information = try? JSONDecoder().decode(Information.self, from: Data(text.utf8))
    else { return nil }
    // 'usr/lib/swift'
    return URL(fileURLWithPath: information.paths.runtimeResourcePath).deletingLastPathComponent()
      .appendingPathComponent(libraryName).path
  }

  private static func searchPath() -> [String] {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  }

  private static func output(of tool: String, _ arguments: [String]) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
