/// What ties together everything that one request did: its log lines, its response.
public struct TraceID: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// A trace that somebody else began; nil if it could not stand in a header and a log line.
  public init?(_ text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isPlain, (1...64).contains(text.utf8.count) else { return nil }
    description = text
  }

  /// A trace that begins here.
  public static func random() -> TraceID {
    TraceID(hexadecimal: UInt64.random(in: 0 ... .max))
  }

  private init(hexadecimal number: UInt64) {
    let digits = String(number, radix: 16)
    description = String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The provider of the trace that a request belongs to.
public protocol HasTraceID {
  var traceID: TraceID { get }
}
