import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// A file that is replaced as a whole: a reader, or a crash, finds the old contents or the new.
///
/// `Data.write(options: .atomic)` renames too, but does not wait for the disk, so that a power cut
/// can leave the new name on an empty file.
struct AtomicFile: Sendable {
  let path: String

  /// Returns what is in the file, or nil if there is none.
  func read() throws(KeyValueStoreError) -> Data? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw .cannotRead(path: path, errno: errno)
    }
    defer { close(descriptor) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return data }
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        throw .cannotRead(path: path, errno: errno)
      }
    }
  }

  /// Writes beside the file, waits for the disk, then takes the file's place by a rename.
  func replace(with data: Data) throws(KeyValueStoreError) {
    var template = Array((path + Self.leftoverMark + "XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failure() }
    let partial = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do throws(KeyValueStoreError) {
      try fill(descriptor, with: data)
      guard rename(partial, path) == 0 else { throw failure() }
    } catch {
      unlink(partial)
      throw error
    }
    try waitForDirectory()
  }

  /// Removes what a crash in the middle of ``replace(with:)`` has left beside the file: what has a name that
  /// `mkstemp` makes, and nothing else that begins like it.
  func removeLeftovers() {
    let file = URL(fileURLWithPath: path)
    let directory = file.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    let start = file.lastPathComponent + Self.leftoverMark
    for name in names where name.hasPrefix(start) {
      let rest = name.dropFirst(start.count)
      if rest.count == 6, rest.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) {
        unlink(directory.appendingPathComponent(name).path)
      }
    }
  }

  private static let leftoverMark = ".partial-"

  /// Writes all data to the disk, and closes the descriptor in any case.
  private func fill(_ descriptor: Int32, with data: Data) throws(KeyValueStoreError) {
    do throws(KeyValueStoreError) {
      try write(data, to: descriptor)
      try wait(for: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw failure() }
  }

  private func write(_ data: Data, to descriptor: Int32) throws(KeyValueStoreError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw failure()
      }
    }
  }

  /// On Apple's systems `fsync` hands the data to the drive, and only `F_FULLFSYNC` waits until the
  /// drive has written it; some file systems have only the first.
  private func wait(for descriptor: Int32) throws(KeyValueStoreError) {
    #if canImport(Darwin)
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    guard fsync(descriptor) == 0 else { throw failure() }
  }

  /// A rename is on the disk when its directory is.
  private func waitForDirectory() throws(KeyValueStoreError) {
    let directory = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let descriptor = open(directory, O_RDONLY)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    // Some file systems refuse to sync a directory; there is nothing more to be done there.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw failure() }
  }

  private func failure() -> KeyValueStoreError {
    .cannotWrite(path: path, errno: errno)
  }
}

// The system's functions, which the methods of the same names hide.

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, bytes, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
