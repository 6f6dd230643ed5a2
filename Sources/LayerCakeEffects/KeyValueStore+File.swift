public import Foundation
import LayerCake

extension KeyValueStore {
  /// Opens a store that is kept in a file, which is made at the first write.
  ///
  /// Whatever happens, a crash or a power cut in the middle of a write included, the file is either
  /// as it was before a write or as it is after it. A call that changes something writes the whole
  /// file and waits for the disk, a few milliseconds; reading is from memory and doesn't wait for that.
  /// So keep small things in it. Only the file's owner can read it.
  ///
  /// One store at a time has a file open, until its last copy is gone: make it once a process, in the
  /// app's root. Who opens it meanwhile, here or in another process, gets an error. The system keeps
  /// the lock, on a file beside it that ends in `.lock` and stays, and frees it if the process dies. What
  /// a crash has left of a write ends in `.partial-` and six letters or digits; opening removes it.
  ///
  /// - Parameter file: Where to keep the values, or a link to there. Its directory must exist.
  /// - Throws: ``KeyValueStoreError``, also when somebody has the file open, or it is not a store: it is
  ///   left as it is, never emptied.
  public static func file(at file: URL) throws -> KeyValueStore {
    guard file.isFileURL else {
      throw KeyValueStoreError.cannotRead(path: file.absoluteString, errno: EINVAL)
    }
    let store = try FileStore(path: target(of: file).path)
    return KeyValueStore(
      data: { store.data($0) },
      setData: { key, data in try store.change { $0[key] = data } },
      remove: { key in try store.change { $0[key] = nil } },
      keys: { store.keys() })
  }

  /// Where links lead to. The last one may lead to a file that is yet to be made, and Foundation leaves
  /// that one as it is.
  private static func target(of file: URL) -> URL {
    var target = file.resolvingSymlinksInPath()
    // As many as the systems follow; a link that leads to itself can't be opened then.
    for _ in 0..<32 {
      let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target.path)
      guard let next else { break }
      target = URL(fileURLWithPath: next, relativeTo: target.deletingLastPathComponent())
        .resolvingSymlinksInPath()
    }
    return target
  }
}

/// The values of one file, held in memory, and written back as a whole at each change.
private final class FileStore: Sendable {
  /// What the file holds, as JSON: a person can read it, and a later version can tell it apart.
  private struct Contents: Codable {
    var version = 1
    var values: [String: Data] = [:]
  }

  private let lock: FileLock
  private let file: AtomicFile
  /// What readers see; held for a moment only.
  private let contents: Lock<Contents>
  /// Whether the file has the same, which is not known after a write that failed. Held during a write, so
  /// that there is one at a time.
  private let isWritten = Lock(true)

  init(path: String) throws(KeyValueStoreError) {
    lock = try FileLock(for: path)
    file = AtomicFile(path: path)
    contents = Lock(try Self.read(file))
    // Nobody else writes while the lock is held, so what is unfinished will never be finished.
    file.removeLeftovers()
  }

  func data(_ key: String) -> Data? {
    contents.withLock { $0.values[key] }
  }

  func keys() -> [String] {
    contents.withLock { $0.values.keys.sorted() }
  }

  /// Memory follows the disk: if the write fails, readers go on to see what they saw.
  func change(_ body: (inout [String: Data]) -> Void) throws {
    try isWritten.withLock { isWritten in
      let current = contents.withLock { $0 }
      var changed = current
      body(&changed.values)
      guard changed.values != current.values || !isWritten else { return }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
      let data = try encoder.encode(changed)
      isWritten = false
      try file.replace(with: data)
      isWritten = true
      contents.withLock { $0 = changed }
    }
  }

  private static func read(_ file: AtomicFile) throws(KeyValueStoreError) -> Contents {
    guard let data = try file.read() else { return Contents() }
    guard let contents = try? JSONDecoder().decode(Contents.self, from: data),
      contents.version == 1
    else { throw .notAStore(path: file.path) }
    return contents
  }
}
