import BenchmarkSupport
import Foundation

/// The tool as a release and as a debug build.
package struct ToolBuilds: Sendable {
  enum Configuration: String, CaseIterable { case release, debug }

  private var given: [Configuration: String] = [:]

  package init(release: String?, debug: String?) {
    given[.release] = release
    given[.debug] = debug
  }

  /// The tool's file: the one that was named, or the one that is built from the sources around.
  func path(_ configuration: Configuration, scratch: URL) -> String {
    given[configuration]
      ?? folder(configuration, scratch).appending(path: "\(configuration.rawValue)/cake").filePath
  }

  /// Builds the tool unless it was named: the debug build from nothing, since that is what
  /// whoever adds the package waits for.
  func build(_ configuration: Configuration, scratch: URL) throws {
    guard given[configuration] == nil else { return }
    let folder = folder(configuration, scratch)
    if configuration == .debug { try? FileManager.default.removeItem(at: folder) }
    note("the tool: building 'cake' (\(configuration.rawValue))")
    let arguments = [
      "build", "--package-path", Self.package.filePath, "--scratch-path", folder.filePath,
      "--product", "cake", "-c", configuration.rawValue,
    ]
    let build = try Command("swift", arguments).measure()
    guard build.status == 0 else { throw BuildFailure(what: "cake", output: build.output) }
    try Data("\(build.wall)".utf8).write(to: timeFile(configuration, scratch))
  }

  /// Seconds that the clean debug build took when it was made.
  func cleanBuild(scratch: URL) -> Double? {
    guard given[.debug] == nil else { return nil }
    return (try? String(contentsOf: timeFile(.debug, scratch), encoding: .utf8)).flatMap(
      Double.init)
  }

  private func folder(_ configuration: Configuration, _ scratch: URL) -> URL {
    scratch.appending(path: "cake-\(configuration.rawValue)")
  }

  private func timeFile(_ configuration: Configuration, _ scratch: URL) -> URL {
    folder(configuration, scratch).appending(path: "seconds.txt")
  }

  /// The folder of the package that this one measures: `Sources/ToolBenchmark/` is four below it.
  private static let package = (0..<5).reduce(URL(filePath: #filePath)) { path, _ in
    path.deletingLastPathComponent()
  }
}
