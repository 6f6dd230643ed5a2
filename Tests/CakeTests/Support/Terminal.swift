import Foundation

/// A terminal to write to, and what was written: a pseudoterminal of the system's.
final class Terminal {
  private let reading: Int32
  /// Where a process's output goes.
  let output: FileHandle

  struct Unavailable: Error {}

  private static let naming = NSLock()

  init() throws {
    // Every system's C library has these four; not every one's module shows them to Swift.
    typealias Open = @convention(c) (Int32) -> Int32
    typealias Name = @convention(c) (Int32) -> UnsafeMutablePointer<CChar>?
    let open = try Self.function("posix_openpt", as: Open.self)
    let grant = try Self.function("grantpt", as: Open.self)
    let unlock = try Self.function("unlockpt", as: Open.self)
    let name = try Self.function("ptsname", as: Name.self)
    reading = open(O_RDWR | O_NOCTTY)
    // All threads' names go through one buffer of the C library.
    let path = Self.naming.withLock { [reading] in
      reading >= 0 && grant(reading) == 0 && unlock(reading) == 0
        ? name(reading).map { String(cString: $0) } : nil
    }
    guard let path, let output = FileHandle(forUpdatingAtPath: path) else { throw Unavailable() }
    self.output = output
    // A process that another test starts meanwhile would keep it open.
    for descriptor in [reading, output.fileDescriptor] {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit { close(reading) }

  private static func function<Function>(_ name: String, as type: Function.Type) throws -> Function
  {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), name) else { throw Unavailable() }
    return unsafeBitCast(symbol, to: type)
  }

  /// All that was written, once nobody writes any more; at most what a terminal's buffer takes.
  func text() throws -> String {
    try output.close()
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = read(reading, &chunk, chunk.count), count > 0 {
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
