public import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A real HTTP server on this machine that answers as a test wants it to.
///
/// It listens on a port of its own until the test process ends. Each connection has its own thread,
/// so an answer may block without holding up a test.
public final class LoopbackServer: Sendable {
  public let port: UInt16
  private let received = Mutex<[Request]>([])

  /// All requests so far.
  public var requests: [Request] { received.withLock(\.self) }
  public var host: String { "127.0.0.1:\(port)" }
  public var url: URL { URL(string: "http://\(host)")! }  // digits and dots: always an address

  public init(answering answer: @escaping @Sendable (Request) -> Answer) throws {
    let listener: Int32
    (listener, port) = try Self.bindSocket()
    guard listen(listener, 16) == 0 else { throw POSIXError.current }
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { continue }
        Thread.detachNewThread { self.serve(connection, answer) }
      }
    }
  }

  /// The address of a port that nobody listens on, held until the test process ends.
  public static func unreachableURL() throws -> URL {
    URL(string: "http://127.0.0.1:\(try bindSocket().port)")!  // digits and dots
  }

  private func serve(_ connection: Int32, _ answer: (Request) -> Answer) {
    defer { close(connection) }
    guard let request = Request(readFrom: connection) else { return }
    received.withLock { $0.append(request) }
    let answer = answer(request)
    var bytes = answer.bytes[...]
    while !bytes.isEmpty {
      let sent = bytes.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, noSignal) }
      guard sent > 0 else { return }
      bytes = bytes.dropFirst(sent)
    }
    var byte = UInt8(ascii: " ")
    switch answer.ending {
    case .closes: break
    case .waits: while recv(connection, &byte, 1, 0) > 0 {}
    case .trickles: while send(connection, &byte, 1, noSignal) > 0 { usleep(10_000) }
    }
  }

  private static func bindSocket() throws -> (socket: Int32, port: UInt16) {
    let socket = makeSocket()
    guard socket >= 0 else { throw POSIXError.current }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let failed = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, length) != 0 || getsockname(socket, address, &length) != 0
      }
    }
    if failed { throw POSIXError.current }
    return (socket, UInt16(bigEndian: address.sin_port))
  }
}

/// A socket that a child process doesn't inherit and that raises no signal if its peer is gone.
private func makeSocket() -> Int32 {
  #if canImport(Glibc)
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  #else
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
  #endif
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  #if canImport(Darwin)
    // Accepted connections take this over from the socket that listens.
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
  #endif
  return descriptor
}

#if canImport(Darwin)
  private let noSignal: Int32 = 0
#else
  private let noSignal = Int32(MSG_NOSIGNAL)
#endif

extension POSIXError {
  fileprivate static var current: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
