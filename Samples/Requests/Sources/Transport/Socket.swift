#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A failed call of the system's.
package struct SocketError: Error, CustomStringConvertible {
  package let description: String

  init(_ call: String) { description = "\(call): \(String(cString: strerror(errno)))" }
}

/// A socket on this machine, closed with its last owner.
package final class Socket: Sendable {
  let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Listens on a port of 127.0.0.1; zero for one that the system picks.
  static func listening(on port: UInt16) throws(SocketError) -> (Socket, port: UInt16) {
    let socket = try make()
    var on: Int32 = 1
    setsockopt(
      socket.descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    var address = loopback(port)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let failed = withSockets(&address) { address in
      bind(socket.descriptor, address, length) != 0
        || getsockname(socket.descriptor, address, &length) != 0
        || listen(socket.descriptor, 128) != 0
    }
    if failed { throw SocketError("cannot listen on 127.0.0.1:\(port)") }
    return (socket, UInt16(bigEndian: address.sin_port))
  }

  /// Connects to a port of 127.0.0.1.
  package static func connected(to port: UInt16) throws(SocketError) -> Socket {
    let socket = try make()
    var address = loopback(port)
    let failed = withSockets(&address) {
      connect(socket.descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) != 0
    }
    if failed { throw SocketError("cannot connect to 127.0.0.1:\(port)") }
    return socket
  }

  /// The next connection; nil if there is none after all.
  func accepted() -> Socket? {
    let descriptor = accept(descriptor, nil, nil)
    guard descriptor >= 0 else { return nil }
    let socket = Socket(descriptor)
    socket.prepare()
    return socket
  }

  /// Waits for bytes, and returns some; none at the end, after an error, or after five seconds.
  package func receive() -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
    return buffer.prefix(max(0, count))
  }

  /// Sends all bytes; false if the other side is gone.
  @discardableResult
  package func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { sendBytes(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func make() throws(SocketError) -> Socket {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw SocketError("cannot make a socket") }
    let made = Socket(descriptor)
    made.prepare()
    return made
  }

  /// No child process inherits it, no signal is raised if its peer is gone, and nobody holds a
  /// thread for longer than five seconds by sending nothing, or by taking nothing.
  private func prepare() {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var limit = timeval(tv_sec: 5, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    var on: Int32 = 1
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    #if canImport(Darwin)
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  private static func loopback(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private static func withSockets<Result>(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }
}

/// The system's function, which the method of the same name hides.
private func sendBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    send(descriptor, bytes, count, 0)
  #else
    send(descriptor, bytes, count, Int32(MSG_NOSIGNAL))
  #endif
}
