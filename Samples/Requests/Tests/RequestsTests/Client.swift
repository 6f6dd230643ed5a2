import Foundation
import Transport

/// A connection to the server that sends one request after the other.
struct Client: Sendable {
  struct Answer: Equatable, Sendable {
    var status: Int
    var traceID: String?
    var body: String
  }

  /// The server closed the connection before the answer was there.
  struct Closed: Error {}

  private let socket: Socket

  init(port: UInt16) throws {
    socket = try Socket.connected(to: port)
  }

  func send(
    _ method: String, _ target: String, traceID: String? = nil
  ) async throws -> Answer {
    let trace = traceID.map { "X-Trace-ID: \($0)\r\n" } ?? ""
    return try await send(raw: "\(method) \(target) HTTP/1.1\r\nHost: test\r\n\(trace)\r\n")
  }

  /// Sends bytes as they are, and waits for one answer.
  func send(raw text: String) async throws -> Answer {
    socket.send(Array(text.utf8))
    return try await receive()
  }

  /// Waits on a thread of its own: those that run tasks have the server's to do.
  func receive() async throws -> Answer {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try waitForAnswer() })
      }
    }
  }

  private func waitForAnswer() throws -> Answer {
    var text = ""
    while true {
      let bytes = socket.receive()
      if bytes.isEmpty { throw Closed() }
      text += String(decoding: bytes, as: UTF8.self)
      if let answer = Answer(text) { return answer }
    }
  }
}

extension Client.Answer {
  /// Nil if it is not whole.
  fileprivate init?(_ text: String) {
    guard let end = text.firstRange(of: "\r\n\r\n") else { return nil }
    let lines = text[..<end.lowerBound].split(separator: "\r\n")
    func header(_ name: String) -> String? {
      lines.first { $0.hasPrefix("\(name): ") }.map { String($0.dropFirst(name.count + 2)) }
    }
    body = String(text[end.upperBound...])
    guard let length = header("Content-Length").flatMap(Int.init), body.utf8.count == length
    else { return nil }
    status = Int(lines[0].split(separator: " ")[1]) ?? 0
    traceID = header("X-Trace-ID")
  }
}
