#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension [UInt8] {
  /// What a file has, and what it looked like before; nil where it can't be read.
  static func contents(of path: String) -> (bytes: [UInt8], stamp: FileStamp)? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return nil }
    // A file of the system's own says that it has none.
    var size = status.st_size > 0 ? Int(status.st_size) : 4096
    var bytes: [UInt8] = []
    while true {
      var isOver = false
      let part = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        isOver = Self.fill(buffer, from: file, &count)
      }
      bytes = bytes.isEmpty ? part : bytes + part
      if isOver || bytes.count == Int(status.st_size) { break }
      guard part.count == size else { return nil }
      size *= 2
    }
    return (bytes, FileStamp(status))
  }

  /// Whether the file ended before the buffer was full; false as well where it could not be read on.
  private static func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, from file: Int32, _ count: inout Int
  ) -> Bool {
    while count < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(
        UnsafeMutableBufferPointer(rebasing: buffer[count...]))
      guard let part = Self.part(of: file, into: rest) else { return false }
      if part == 0 { return true }
      count += part
    }
    return false
  }

  /// The next bytes of what may be a pipe, once there are some; none at its end, or where it can't be
  /// read.
  ///
  /// Foundation's own way to read a pipe ends the process when a signal comes meanwhile.
  package static func next(of file: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = part(of: file, into: UnsafeMutableRawBufferPointer(buffer)) ?? 0
    }
  }

  /// All that is left of it.
  static func rest(of file: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    while case let part = next(of: file), !part.isEmpty { bytes += part }
    return bytes
  }

  /// How many bytes were read; nil where nothing can be.
  private static func part(of file: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    while true {
      let count = read(file, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      guard errno == EINTR else { return nil }
    }
  }
}
