/// Takes requests out of what comes in on one connection.
struct RequestReader {
  /// What can't be understood, as the response that says so.
  struct Malformed: Error {
    var response: Response

    init(_ status: Int, _ text: String) {
      response = Response(status, text + "\n")
    }
  }

  static let greatestHead = 16_384
  static let greatestBody = 1_048_576

  private var bytes: [UInt8] = []

  /// Whether part of a request has come in.
  var isInside: Bool { !bytes.isEmpty }

  mutating func append(_ new: some Sequence<UInt8>) { bytes += new }

  /// The next whole request; nil if more must come in first.
  mutating func next() throws(Malformed) -> Request? {
    guard let end = endOfHead() else {
      if bytes.count > Self.greatestHead { throw Malformed(431, "the header is too long") }
      return nil
    }
    let lines = String(decoding: bytes[..<end], as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false)
    var request = try Self.requestLine(lines[0])
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else {
        throw Malformed(400, "a header without a name")
      }
      let value = line[line.index(after: colon)...].trimmingPrefix { $0 == " " || $0 == "\t" }
      let name = line[..<colon].lowercased()
      guard request.headers.updateValue(String(value), forKey: name) == nil else {
        throw Malformed(400, "two headers of one name")
      }
    }
    if request.headers["transfer-encoding"] != nil {
      throw Malformed(501, "a body must have a Content-Length")
    }
    let text = request.headers["content-length"] ?? "0"
    guard let length = Int(text), text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw Malformed(400, "a Content-Length that is no number")
    }
    guard length <= Self.greatestBody else { throw Malformed(413, "the body is too long") }
    guard bytes.count >= end + 4 + length else { return nil }
    request.body = Array(bytes[(end + 4)..<(end + 4 + length)])
    bytes.removeFirst(end + 4 + length)
    return request
  }

  private func endOfHead() -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (0...(bytes.count - 4)).first { bytes[$0..<$0 + 4].elementsEqual([13, 10, 13, 10]) }
  }

  private static func requestLine(_ line: Substring) throws(Malformed) -> Request {
    let parts = line.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2] == "HTTP/1.1", parts[1].first == "/" else {
      throw Malformed(400, "not a request of HTTP/1.1")
    }
    let target = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var query: [String: String] = [:]
    for pair in target.dropFirst().first?.split(separator: "&") ?? [] {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query[decoded(sides[0])] = sides.count > 1 ? decoded(sides[1]) : ""
    }
    return Request(
      method: String(parts[0]), path: String(target[0]), query: query, headers: [:], body: [])
  }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(rest.prefix(2)) ?? "", radix: 16)
      {
        bytes.append(value)
        rest.removeFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
