import Foundation
import Synchronization

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
  private static func path(knownTo swift: String) -> String? {
    // 'usr/lib/swift'
    information(from: swift).map {
      URL(fileURLWithPath: $0.paths.runtimeResourcePath).deletingLastPathComponent()
        .appendingPathComponent(libraryName).path
    }
  }

  /// The triple that the compiler builds for unless it is told another.
  package static var hostTriple: String? {
    for directory in searchPath() {
      if let known = information(from: directory + "/swift") { return known.target.triple }
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

  private static func information(from swift: String) -> Information? {
    output(of: swift, ["-print-target-info"]).flatMap {
      try? JSONDecoder().decode(Information.self, from: Data($0.utf8))
    }
  }

  private static func searchPath() -> [String] {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  }

  private static let isStopped = Mutex<@Sendable () -> Bool>({ false })

  /// Says when no answer is waited for any more: a signal that this process has put off reaches nobody
  /// that it asks.
  package static func ask(until isStopped: @escaping @Sendable () -> Bool) {
    self.isStopped.withLock { $0 = isStopped }
  }

  /// Waits until somebody writes, or has ended; false where there is no more time for that.
  private static func waits(for file: Int32) -> Bool {
    var state = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    while poll(&state, 1, 100) < 1 {
      if isStopped.withLock({ $0() }) { return false }
    }
    return true
  }

  private static func output(of tool: String, _ arguments: [String]) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let answer = pipe.fileHandleForReading.fileDescriptor
    guard waits(for: answer) else {
      process.terminate()
      return nil
    }
    let bytes = [UInt8].rest(of: answer)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
