import Foundation

/// What the compiler made of shapes in earlier runs, in the folder that `SHAPE_CACHE` names.
enum ShapeCache {
  private static let root: URL? = ProcessInfo.processInfo.environment["SHAPE_CACHE"].map {
    URL(filePath: $0, directoryHint: .isDirectory)
  }

  /// Where the products of a compilation are kept; nil where nothing is.
  static func folder(_ key: String) -> URL? { root?.appending(path: "\(key).built") }

  /// Where verdicts of the tool's own proofs are kept; nil where none are. `SHAPE_PROOFS` names
  /// another folder while the proof itself is worked on.
  static var proofs: URL? {
    ProcessInfo.processInfo.environment["SHAPE_PROOFS"].map {
      URL(filePath: $0, directoryHint: .isDirectory)
    } ?? root?.appending(path: "proofs")
  }

  /// What the compiler said, if it was asked before and came to an end.
  static func result(_ key: String) -> ChildProcess.Result? {
    guard let file = root?.appending(path: key),
      let text = try? String(contentsOf: file, encoding: .utf8),
      let end = text.firstIndex(of: "\n"), let status = Int32(text[..<end])
    else { return nil }
    return ChildProcess.Result(status: status, output: String(text[text.index(after: end)...]))
  }

  static func keep(_ result: ChildProcess.Result, _ key: String) {
    guard let root else { return }
    try? FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    // Atomically: another run may read it.
    try? Data("\(result.status)\n\(result.output)".utf8)
      .write(to: root.appending(path: key), options: .atomic)
  }
}
