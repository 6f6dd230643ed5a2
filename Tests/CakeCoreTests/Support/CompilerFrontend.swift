import Foundation

/// The compiler's frontend: a tenth of the driver's start-up, which is most of a small file's time.
struct CompilerFrontend: Sendable {
  let path: String
  /// What every call is given on this machine, but for where it keeps what it imports.
  let settings: [String]
  let moduleCache: [String]

  var arguments: [String] { settings + moduleCache }

  struct NotFound: Error {
    let tool: String
  }
}

extension CompilerFrontend {
  /// Finds the frontend beside the `swift` that runs the tests.
  init(scratch: URL) async throws {
    #if os(macOS)
      let path = try await Self.xcrun(["--find", "swift-frontend"], scratch)
      let sdk = try await Self.xcrun(["--show-sdk-path"], scratch)
      #if arch(arm64)
        let target = "arm64-apple-macosx15.0"
      #else
        let target = "x86_64-apple-macosx15.0"
      #endif
      let host = ["-sdk", sdk, "-target", target]
    #else
      let path = try Self.onPath("swift-frontend")
      let host: [String] = []
    #endif
    let usr = URL(filePath: path).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    let macros = usr.appending(path: "lib/swift/host/plugins").filePath
    self.path = path
    settings =
      host + [
        "-plugin-path", macros,
        "-swift-version", "6", "-Onone", "-enable-testing", "-D", "SWIFT_PACKAGE", "-D", "DEBUG",
        "-package-name", "shape",
      ]
    moduleCache = ["-module-cache-path", scratch.appending(path: "ModuleCache").filePath]
  }

  private static func onPath(_ tool: String) throws -> String {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let candidates = folders.map { "\($0)/\(tool)" }
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw NotFound(tool: tool)
    }
    return found
  }

  private static func xcrun(_ arguments: [String], _ scratch: URL) async throws -> String {
    let command = ChildProcess(executable: "/usr/bin/xcrun", arguments: arguments)
    let result = try await command.run(log: scratch.appending(path: "xcrun.log"))
    guard result.status == 0 else { throw NotFound(tool: arguments[0]) }
    return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
