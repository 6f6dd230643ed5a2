import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A terminal that nobody sits at: what a program writes to its device, a test reads.
final class PseudoTerminal: Sendable {
  /// The end that a program takes for its terminal. Close it once the program has it.
  let device: FileHandle
  /// All that was written so far, again after each write. It ends when the last writer is gone.
  let screens: AsyncStream<String>

  init() throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    guard openpty(&master, &slave, nil, nil, nil) == 0 else { throw CocoaError(.fileNoSuchFile) }
    // A command started by another test must not keep them open.
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    device = FileHandle(fileDescriptor: slave, closeOnDealloc: true)

    let (screens, screen) = AsyncStream<String>.makeStream()
    self.screens = screens
    Thread.detachNewThread { [master] in
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1_024)
      while true {
        let count = read(master, &chunk, chunk.count)
        guard count > 0 else { break }
        bytes += chunk[..<count]
        screen.yield(String(decoding: bytes, as: UTF8.self))
      }
      close(master)
      screen.finish()
    }
  }
}
