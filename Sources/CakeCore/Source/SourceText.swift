import Synchronization

/// One source file's text and tokens, with each bracket's partner.
///
/// Sendable because nothing of it changes once it is made: the buffers are filled in `init`.
final class SourceText: @unchecked Sendable {
  let bytes: [UInt8]
  /// What its file looked like before it was read; nil for a text of no file.
  let stamp: FileStamp?
  private let buffer: GrowingBuffer<Token>
  /// For each bracket token, the index of its partner; -1 for every other token.
  private let partners: GrowingBuffer<Int32>
  /// For each token, the bracket that it directly stands in, or -1.
  private let parents: GrowingBuffer<Int32>

  /// Whether lines end with a CR alone somewhere.
  ///
  /// The compiler counts no line there and yet begins a new column, so one of its places can be
  /// several in the text: then none is known.
  let hasAmbiguousPlaces: Bool

  let count: Int

  #if DEBUG
    /// How often tokens were looked at, for tests of how work grows.
    let lookups = Atomic(0)
  #endif

  /// - Parameter room: Where tokens are put until it is known how many there are; whoever makes many
  ///   texts has one for all of them.
  init(
    _ bytes: [UInt8], of stamp: FileStamp? = nil,
    room: GrowingBuffer<Token> = GrowingBuffer(capacity: 256)
  ) {
    self.bytes = bytes
    self.stamp = stamp
    hasAmbiguousPlaces = bytes.hasLoneCarriageReturn
    bytes.withUnsafeBufferPointer { Lexer.read($0, into: room) }
    buffer = GrowingBuffer(exactly: room)
    count = buffer.count
    partners = GrowingBuffer(repeating: -1, count: count)
    parents = GrowingBuffer(repeating: -1, count: count)
    match()
  }

  convenience init(
    path: String, room: GrowingBuffer<Token> = GrowingBuffer(capacity: 256)
  ) throws(CakeError) {
    guard let (bytes, stamp) = [UInt8].contents(of: path) else {
      throw .sourceUnreadable(file: path, reason: "it is missing or not readable")
    }
    self.init(bytes, of: stamp, room: room)
  }

  subscript(index: Int) -> Token { buffer.base[index] }

  func partner(of index: Int) -> Int? {
    let partner = partners.base[index]
    return partner < 0 ? nil : Int(partner)
  }

  /// The opening bracket that the token stands in.
  func enclosing(_ index: Int) -> Int? {
    let parent = parents.base[index]
    return parent < 0 ? nil : Int(parent)
  }

  func byte(at index: Int) -> UInt8 { bytes[Int(buffer.base[index].start)] }

  func text(at index: Int) -> String {
    let token = buffer.base[index]
    return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  /// The identifier without its backticks.
  func name(at index: Int) -> String {
    nameBytes(at: index) { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of an identifier without its backticks.
  func nameBytes<Result>(at index: Int, _ use: (UnsafeRawBufferPointer) -> Result) -> Result {
    let token = buffer.base[index]
    return bytes.withUnsafeBytes { bytes in
      let isMarked = token.end - token.start > 1 && bytes[Int(token.start)] == 96
      let inset = isMarked ? 1 : 0
      return use(
        UnsafeRawBufferPointer(
          rebasing: bytes[Int(token.start) + inset..<Int(token.end) - inset]))
    }
  }

  /// Whether an identifier is a name, with or without what marks it: backticks, `$`.
  func hasName(_ index: Int, _ name: UnsafeRawBufferPointer) -> Bool {
    nameBytes(at: index) { $0.withoutDollar.isEqual(to: name.withoutDollar) }
  }

  /// The bytes of a token, where there is one.
  func length(at index: Int) -> Int? {
    #if DEBUG
      lookups.add(1, ordering: .relaxed)
    #endif
    guard index >= 0, index < count else { return nil }
    let token = buffer.base[index]
    return Int(token.end - token.start)
  }

  func matches(_ index: Int, _ text: StaticString) -> Bool {
    guard let length = length(at: index), length == text.utf8CodeUnitCount else { return false }
    let start = Int(buffer.base[index].start)
    var offset = 0
    while offset < length, bytes[start + offset] == text.utf8Start[offset] { offset += 1 }
    return offset == length
  }

  /// Whether a token is spelled with these very bytes.
  func matches(_ index: Int, _ text: UnsafeRawBufferPointer) -> Bool {
    let token = buffer.base[index]
    return bytes.withUnsafeBytes {
      UnsafeRawBufferPointer(rebasing: $0[Int(token.start)..<Int(token.end)]).isEqual(to: text)
    }
  }

  func isIdentifier(_ index: Int) -> Bool {
    index >= 0 && index < count && buffer.base[index].kind == .identifier
  }

  /// The names right behind a dot.
  func members() -> [Int] {
    guard count > 1 else { return [] }
    let tokens = buffer.base
    var found: [Int] = []
    // In a debug build each step through a range is a call.
    var index = 1
    while index < count {
      if tokens[index].kind == .identifier, tokens[index - 1].kind == .punctuation,
        bytes[Int(tokens[index - 1].start)] == 46
      {
        found.append(index)
      }
      index += 1
    }
    return found
  }

  /// The token at a place, or nil where no token starts there.
  ///
  /// - Parameter start: A token that does not stand behind the place; one that is near is found faster.
  func token(line: Int, column: Int, notBefore start: Int = 0) -> Int? {
    if hasAmbiguousPlaces { return nil }
    func isBefore(_ index: Int) -> Bool {
      let token = buffer.base[index]
      return Int(token.line) < line || (Int(token.line) == line && Int(token.column) < column)
    }
    var (low, high) = (start, buffer.count)
    if start > 0 {
      var step = 8
      while low + step < high, isBefore(low + step) {
        low += step + 1
        step *= 2
      }
      high = min(high, low + step)
    }
    low = (low..<high).partitioningIndex(where: { !isBefore($0) })
    guard low < buffer.count else { return nil }
    let token = buffer.base[low]
    return Int(token.line) == line && Int(token.column) == column ? low : nil
  }

  private func match() {
    let (tokens, partners, parents) = (buffer.base, partners.base, parents.base)
    var open: [Int32] = []
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < count {
        defer { index += 1 }
        let token = tokens[index]
        let byte = token.kind == .punctuation ? bytes[Int(token.start)] : 0
        if byte == 41 || byte == 93 || byte == 125, let last = open.last {
          let opener: UInt8 = byte == 41 ? 40 : byte - 2
          if bytes[Int(tokens[Int(last)].start)] == opener {
            open.removeLast()
            partners[Int(last)] = Int32(index)
            partners[index] = last
          }
        }
        if let last = open.last { parents[index] = last }
        if byte == 40 || byte == 91 || byte == 123 { open.append(Int32(index)) }
      }
    }
  }
}
