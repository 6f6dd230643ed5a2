import Foundation

/// A directory of its own for one test; all of them are gone when the tests have ended.
struct TemporaryDirectory {
  let url: URL

  init() throws {
    url = Self.all.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func file(_ name: String) -> URL {
    url.appending(path: name)
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }

  private static let all = {
    atexit { try? FileManager.default.removeItem(at: TemporaryDirectory.place) }
    return place
  }()

  private static let place = URL.temporaryDirectory
    .appending(path: "LayerCakeEffectsTests-\(ProcessInfo.processInfo.processIdentifier)")
}
