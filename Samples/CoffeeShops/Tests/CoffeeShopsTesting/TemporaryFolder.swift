public import Foundation

/// A folder of its own for a test. It is gone when the last one who holds it is.
public final class TemporaryFolder: Sendable {
  public let url: URL

  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "CoffeeShops-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  public func file(_ name: String) -> URL { url.appending(path: name) }
}
