import Dispatch
import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// A real HTTP server on this machine, for one test: a thread, a socket, one response a connection.
final class LoopbackServer: Sendable {
  struct Request: Sendable {
    var line: String
    var headers: [String: String]
    var body: Data
  }

  struct Response: Sendable {
    var status: Int
    var headers: [String: String] = [:]
    var body = Data()
    /// What the head says of the body's length; nil for the truth.
    var announcedLength: Int?
    /// How many seconds it waits before each byte of the body; nil sends all at once.
    var pause: TimeInterval?
  }

  struct SystemError: Error {
    let call: String
    let number = errno
  }

  let port: UInt16
  private let address: sockaddr_in
  private let end = End()

  /// What the server and its thread share; the thread does not keep the server alive.
  private final class End: Sendable {
    let isNear = Atomic<Bool>(false)
    let isReached = DispatchSemaphore(value: 0)
  }

  /// Starts a server; nil from the closure means that the server closes without a response.
  init(respond: @escaping @Sendable (Request) -> Response?) throws {
    let listener = Self.socket()
    guard listener >= 0 else { throw SystemError(call: "socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let failed: String? = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        if bind(listener, $0, size) != 0 { return "bind" }
        if listen(listener, 16) != 0 { return "listen" }
        return getsockname(listener, $0, &size) != 0 ? "getsockname" : nil
      }
    }
    if let failed { throw SystemError(call: failed) }
    port = UInt16(bigEndian: address.sin_port)
    self.address = address
    Thread.detachNewThread { [end] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { break }
        defer { close(connection) }
        if end.isNear.load(ordering: .acquiring) { break }
        Self.serve(connection, respond)
      }
      close(listener)
      end.isReached.signal()
    }
  }

  deinit { stop() }

  /// Returns when nobody listens any more; call it at the end of the test, so that the server lives
  /// until then.
  func stop() {
    guard !end.isNear.exchange(true, ordering: .acquiringAndReleasing) else { return }
    // `accept` wakes up for a connection, on every system; for a listener that is closed, on some.
    let connection = Self.socket()
    withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    end.isReached.wait()
    close(connection)
  }

  func url(_ path: String) -> URL {
    // The text is this test's own, and a URL.
    URL(string: "http://127.0.0.1:\(port)\(path)")!
  }

  private static func socket() -> Int32 {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    return systemSocket(AF_INET, stream, 0)
  }

  private static func serve(_ connection: Int32, _ respond: (Request) -> Response?) {
    guard let request = read(connection), let response = respond(request) else { return }
    var head = "HTTP/1.1 \(response.status) Test\r\nConnection: close\r\n"
    head += "Content-Length: \(response.announcedLength ?? response.body.count)\r\n"
    for (name, value) in response.headers { head += "\(name): \(value)\r\n" }
    let headData = Data((head + "\r\n").utf8)
    guard let pause = response.pause else {
      return send(headData + response.body, to: connection)
    }
    send(headData, to: connection)
    for byte in response.body {
      Thread.sleep(forTimeInterval: pause)
      send(Data([byte]), to: connection)
    }
  }

  private static func read(_ connection: Int32) -> Request? {
    var received = Data()
    let end = Data("\r\n\r\n".utf8)
    while received.range(of: end) == nil {
      guard let more = receive(connection) else { return nil }
      received += more
    }
    guard let headEnd = received.range(of: end) else { return nil }
    let lines = String(decoding: received[..<headEnd.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    var request = Request(
      line: lines[0], headers: [:], body: Data(received[headEnd.upperBound...]))
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      request.headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    let length = Int(request.headers["content-length"] ?? "0") ?? 0
    while request.body.count < length {
      guard let more = receive(connection) else { return nil }
      request.body += more
    }
    return request
  }

  private static func receive(_ connection: Int32) -> Data? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(connection, &buffer, buffer.count, 0)
    return count > 0 ? Data(buffer[..<count]) : nil
  }

  private static func send(_ data: Data, to connection: Int32) {
    #if canImport(Darwin)
      // A client that has gone must not end the process by a signal.
      var on: Int32 = 1
      setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemSend(connection, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

// The system's functions, which the methods of the same names hide.

private func systemSocket(_ domain: Int32, _ type: Int32, _ protocol: Int32) -> Int32 {
  socket(domain, type, `protocol`)
}

private func systemSend(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32)
  -> Int
{
  send(socket, bytes, count, flags)
}
