#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The lines of a text without their ends.
struct CallLines {
  private var rest: UnsafeRawBufferPointer

  init(_ text: UnsafeRawBufferPointer) { rest = text }

  mutating func next() -> UnsafeRawBufferPointer? {
    guard rest.count > 0 else { return nil }
    let length = rest.place(of: UInt8(ascii: "\n")) ?? rest.count
    let line = UnsafeRawBufferPointer(rebasing: rest[..<length])
    advance(by: Swift.min(length + 1, rest.count))
    return line
  }

  /// What stands before the next line that begins with a brace, which is passed over.
  mutating func upToClosingBrace() -> UnsafeRawBufferPointer {
    guard rest.first != UInt8(ascii: "}") else {
      _ = next()
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    let end = rest.place(of: Self.close.bytes, searching: 1) ?? rest.count
    let body = UnsafeRawBufferPointer(rebasing: rest[..<end])
    advance(by: Swift.min(end + 1, rest.count))
    _ = next()
    return body
  }

  private mutating func advance(by count: Int) {
    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
  }

  private static let close: StaticString = "\n}"
}

extension UnsafeRawBufferPointer {
  var withoutIndentation: UnsafeRawBufferPointer {
    var start = 0
    while start < count, self[start] == UInt8(ascii: " ") { start += 1 }
    return UnsafeRawBufferPointer(rebasing: self[start...])
  }

  /// The Swift symbols that a line names, `$s3App…`, in order.
  func forEachSymbol(_ use: (String) -> Void) {
    findSymbols { symbol in
      use(symbol)
      return true
    }
  }

  var firstSymbol: String? {
    var found: String?
    findSymbols { symbol in
      found = symbol
      return false
    }
    return found
  }

  func findSymbols(_ goesOn: (String) -> Bool) {
    let mark: StaticString = "@$s"
    forEachPlace(of: mark.bytes, searching: 1) { place in
      var end = place + 1
      while end < count, isPartOfSymbol(self[end]) { end += 1 }
      return goesOn(String(decoding: self[(place + 1)..<end], as: UTF8.self))
    }
  }

  private func isPartOfSymbol(_ byte: UInt8) -> Bool {
    isalnum(Int32(byte)) != 0 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte == UInt8(ascii: ".")
  }
}
