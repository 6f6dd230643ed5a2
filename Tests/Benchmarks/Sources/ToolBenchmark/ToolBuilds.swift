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
  /// whoever adds the package waits for, and so often that its median has a range.
  func build(_ configuration: Configuration, rounds: Int = 1, scratch: URL) throws {
    guard given[configuration] == nil else { return }
    let folder = folder(configuration, scratch)
    var times: [Double] = []
    for round in 1...rounds {
      if configuration == .debug { try? FileManager.default.removeItem(at: folder) }
      note("the tool: building 'cake' (\(configuration.rawValue)), \(round) of \(rounds)")
      times.append(try time(ofBuilding: configuration, in: folder))
    }
    try JSONEncoder().encode(Sample(times)).write(to: timeFile(configuration, scratch))
  }

  private func time(ofBuilding configuration: Configuration, in folder: URL) throws -> Double {
    let arguments = [
      "build", "--package-path", Self.package.filePath, "--scratch-path", folder.filePath,
      "--product", "cake", "-c", configuration.rawValue,
    ]
    let build = try Command("swift", arguments).measure()
    guard build.status == 0 else { throw BuildFailure(what: "cake", output: build.output) }
    return build.wall
  }

  /// Seconds that the clean debug builds took when they were made.
  func cleanBuilds(scratch: URL) -> Sample? {
    guard given[.debug] == nil, let data = try? Data(contentsOf: timeFile(.debug, scratch)) else {
      return nil
    }
    return try? JSONDecoder().decode(Sample.self, from: data)
  }

  private func folder(_ configuration: Configuration, _ scratch: URL) -> URL {
    scratch.appending(path: "cake-\(configuration.rawValue)")
  }

  private func timeFile(_ configuration: Configuration, _ scratch: URL) -> URL {
    folder(configuration, scratch).appending(path: "seconds.json")
  }

  /// The folder of the package that this one measures: `Sources/ToolBenchmark/` is four below it.
  private static let package = (0..<5).reduce(URL(filePath: #filePath)) { path, _ in
    path.deletingLastPathComponent()
  }
}
