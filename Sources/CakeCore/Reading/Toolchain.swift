import Foundation

/// Where the toolchain keeps its `libIndexStore`.
enum Toolchain {
  #if canImport(Darwin)
    static let libraryName = "libIndexStore.dylib"
  #else
    static let libraryName = "libIndexStore.so"
  #endif

  /// The library beside the `swift` on PATH, or the one of the selected Xcode.
  static func indexStoreLibrary() throws(CakeError) -> String {
    var looked: [String] = []
    func exists(_ path: String) -> Bool {
      looked.append(path)
      return FileManager.default.fileExists(atPath: path)
    }
    for directory in searchPath() {
      let swift = directory + "/swift"
      guard FileManager.default.isExecutableFile(atPath: swift) else { continue }
      let binary = URL(fileURLWithPath: swift).resolvingSymlinksInPath()
      let library = binary.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("lib/\(libraryName)").path
      if exists(library) { return library }
    }
    #if canImport(Darwin)
      for arguments in [["--find", "swift"], ["--toolchain", "XcodeDefault", "--find", "swift"]] {
        guard let swift = output(of: "/usr/bin/xcrun", arguments) else { continue }
        let library = URL(fileURLWithPath: swift).deletingLastPathComponent()
          .deletingLastPathComponent().appendingPathComponent("lib/\(libraryName)").path
        if exists(library) { return library }
      }
    #endif
    throw .libraryNotFound(looked: looked.isEmpty ? ["swift on PATH"] : looked)
  }

  private static func searchPath() -> [String] {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  }

  #if canImport(Darwin)
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
      let text = String(decoding: data, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      return process.terminationStatus == 0 && !text.isEmpty ? text : nil
    }
  #endif
}
