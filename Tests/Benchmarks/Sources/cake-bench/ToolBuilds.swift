import BenchmarkSupport
import Foundation

/// The tool as a release and as a debug build.
struct ToolBuilds: Sendable {
  enum Configuration: String, CaseIterable { case release, debug }

  private var given: [Configuration: String] = [:]

  init(release: String?, debug: String?) {
    given[.release] = release
    given[.debug] = debug
  }

  /// The tool's file, built from the sources around this package unless one was named.
  func path(_ configuration: Configuration, scratch: URL) throws -> String {
    if let path = given[configuration] { return path }
    let folder = scratch.appending(path: "cake").filePath
    note("building 'cake' (\(configuration.rawValue))")
    let arguments = [
      "build", "--package-path", Self.package.filePath, "--scratch-path", folder, "--product",
      "cake", "-c", configuration.rawValue,
    ]
    let build = try Command("swift", arguments).measure()
    guard build.status == 0 else { throw BuildFailure(what: "cake", output: build.output) }
    return "\(folder)/\(configuration.rawValue)/cake"
  }

  /// The folder of the package that this one measures: `Sources/cake-bench/` is four below it.
  private static let package = (0..<5).reduce(URL(filePath: #filePath)) { path, _ in
    path.deletingLastPathComponent()
  }
}
