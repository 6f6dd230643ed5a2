import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a client asked.
public struct Request: Sendable {
  /// The path with its query.
  public let target: String
  /// The headers, by their names in lower case.
  public let headers: [String: String]

  init?(readFrom connection: Int32) {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4_096)
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let count = recv(connection, &chunk, chunk.count, 0)
      guard count > 0 else { return nil }
      bytes += chunk[..<count]
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3 else { return nil }
    target = String(words[1])
    headers = Dictionary(
      lines.dropFirst().compactMap { line in
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        return (line[..<colon].lowercased(), value)
      }, uniquingKeysWith: { "\($0), \($1)" })
  }
}

/// What a server answers, and how it leaves.
public struct Answer: Sendable {
  enum Ending { case closes, waits, trickles }

  var bytes: [UInt8]
  /// What the server does after the bytes: but for `closes`, until the client hangs up.
  var ending = Ending.closes

  /// A whole answer.
  public static func status(
    _ status: Int = 200, headers: [String: String] = [:], body: String = ""
  ) -> Answer {
    let all = headers.merging(
      ["Content-Length": "\(body.utf8.count)", "Connection": "close"], uniquingKeysWith: { $1 })
    let head = all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
    return Answer(bytes: Array("HTTP/1.1 \(status) Status\r\n\(head)\r\n\(body)".utf8))
  }

  /// An answer that ends before its body does.
  public static func cutShort(body: String) -> Answer {
    var answer = status(body: body)
    answer.bytes.removeLast(body.utf8.count / 2)
    return answer
  }

  /// An answer that begins and then waits, as if the rest were on its way.
  public static func stalled(body: String) -> Answer {
    var answer = cutShort(body: body)
    answer.ending = .waits
    return answer
  }

  /// An answer whose body comes drop by drop and never ends.
  public static let trickle = Answer(
    bytes: Array("HTTP/1.1 200 OK\r\n\r\n[".utf8), ending: .trickles)

  /// Anything that a server might send, down to no bytes at all.
  public static func raw(_ text: String) -> Answer { Answer(bytes: Array(text.utf8)) }

  /// A server that takes the request and says nothing.
  public static let silence = Answer(bytes: [], ending: .waits)
}
