/// A request as it came in.
public struct Request: Sendable {
  public var method: String
  /// Without the query.
  public var path: String
  /// What stands after `?`, by name, percent signs undone.
  public var query: [String: String]
  /// By name in lower case.
  public var headers: [String: String]
  public var body: [UInt8]

  /// Whether the connection may be used for another request.
  var keepsAlive: Bool { headers["connection"]?.lowercased() != "close" }
}

/// What goes back.
public struct Response: Sendable {
  public var status: Int
  public var headers: [String: String]
  public var body: String

  public init(_ status: Int, headers: [String: String] = [:], _ body: String) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  func bytes(keepsAlive: Bool) -> [UInt8] {
    var head = "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Status")\r\n"
    head += "Content-Type: text/plain; charset=utf-8\r\n"
    head += "Content-Length: \(body.utf8.count)\r\n"
    if !keepsAlive { head += "Connection: close\r\n" }
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
      head += "\(name): \(value)\r\n"
    }
    return Array((head + "\r\n" + body).utf8)
  }

  private static let reasons = [
    200: "OK", 201: "Created", 400: "Bad Request", 404: "Not Found", 405: "Method Not Allowed",
    409: "Conflict", 413: "Content Too Large", 431: "Request Header Fields Too Large",
    500: "Internal Server Error", 501: "Not Implemented",
  ]
}
