import Synchronization

/// One source file's text and tokens, with each bracket's partner.
///
/// Sendable because nothing of it changes once it is made: what it points to is filled in `init`, and of
/// its block one thread alone hands out the rest.
final class SourceText: @unchecked Sendable {
  /// The bytes, which are there as long as it is.
  let content: UnsafeRawBufferPointer
  private let start: UnsafePointer<UInt8>
  /// What its file looked like before it was read; nil for a text of no file.
  let stamp: FileStamp?
  /// What all of the following is in.
  private let block: MemoryBlock
  private let tokens: UnsafeMutablePointer<Token>
  /// For each bracket token, the index of its partner; -1 for every other token.
  private let partners: UnsafeMutablePointer<Int32>
  /// For each token, the bracket that it directly stands in, or -1.
  private let parents: UnsafeMutablePointer<Int32>

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

  /// - Parameter room: Where it has its tokens; whoever makes many texts has one for all of them.
  init(_ bytes: [UInt8], of stamp: FileStamp? = nil, room: TextRoom = TextRoom()) {
    self.stamp = stamp
    bytes.withUnsafeBufferPointer { Lexer.read($0, into: room.tokens) }
    count = room.tokens.count
    let sizes = (
      bytes: MemoryBlock.rounded(bytes.count),
      tokens: MemoryBlock.rounded(count * MemoryLayout<Token>.stride),
      numbers: MemoryBlock.rounded(count * MemoryLayout<Int32>.stride)
    )
    block = room.block(for: sizes.bytes + sizes.tokens + 2 * sizes.numbers)
    let start = block.take(bytes.count, of: UInt8.self)
    bytes.withUnsafeBufferPointer { bytes in
      if let base = bytes.baseAddress { start.initialize(from: base, count: bytes.count) }
    }
    self.start = UnsafePointer(start)
    content = UnsafeRawBufferPointer(start: start, count: bytes.count)
    hasAmbiguousPlaces = content.hasLoneCarriageReturn
    tokens = block.take(count, of: Token.self)
    tokens.initialize(from: room.tokens.base, count: count)
    partners = block.take(count, of: Int32.self)
    partners.fill(with: -1, count: count)
    parents = block.take(count, of: Int32.self)
    parents.fill(with: -1, count: count)
    match()
  }

  convenience init(path: String, room: TextRoom = TextRoom()) throws(CakeError) {
    guard let (bytes, stamp) = [UInt8].contents(of: path) else {
      throw .sourceUnreadable(file: path, reason: "it is missing or not readable")
    }
    self.init(bytes, of: stamp, room: room)
  }

  /// A copy of the bytes.
  var bytes: [UInt8] { withExtendedLifetime(self) { [UInt8](content) } }

  subscript(index: Int) -> Token { tokens[index] }

  func partner(of index: Int) -> Int? {
    let partner = partners[index]
    return partner < 0 ? nil : Int(partner)
  }

  /// The opening bracket that the token stands in.
  func enclosing(_ index: Int) -> Int? {
    let parent = parents[index]
    return parent < 0 ? nil : Int(parent)
  }

  func byte(at index: Int) -> UInt8 { start[Int(tokens[index].start)] }

  func text(at index: Int) -> String {
    let token = tokens[index]
    return String(decoding: content[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  /// The identifier without its backticks.
  func name(at index: Int) -> String {
    nameBytes(at: index) { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of an identifier without its backticks.
  func nameBytes<Result>(at index: Int, _ use: (UnsafeRawBufferPointer) -> Result) -> Result {
    let token = tokens[index]
    let length = Int(token.end - token.start)
    let inset = length > 1 && start[Int(token.start)] == 96 ? 1 : 0
    return withExtendedLifetime(self) {
      use(
        UnsafeRawBufferPointer(
          start: start + Int(token.start) + inset, count: length - 2 * inset))
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
    return Int(tokens[index].end - tokens[index].start)
  }

  func matches(_ index: Int, _ text: StaticString) -> Bool {
    // As `length(at:)` has it: nothing is asked as often, and a debug build makes a call of that.
    #if DEBUG
      lookups.add(1, ordering: .relaxed)
    #endif
    guard index >= 0, index < count,
      Int(tokens[index].end - tokens[index].start) == text.utf8CodeUnitCount
    else { return false }
    let first = Int(tokens[index].start)
    var offset = 0
    while offset < text.utf8CodeUnitCount, start[first + offset] == text.utf8Start[offset] {
      offset += 1
    }
    return offset == text.utf8CodeUnitCount
  }

  /// Whether a token is spelled with these very bytes.
  func matches(_ index: Int, _ text: UnsafeRawBufferPointer) -> Bool {
    let token = tokens[index]
    return UnsafeRawBufferPointer(
      start: start + Int(token.start), count: Int(token.end - token.start)
    ).isEqual(to: text)
  }

  func isIdentifier(_ index: Int) -> Bool {
    index >= 0 && index < count && tokens[index].kind == .identifier
  }

  /// The names right behind a dot.
  func members() -> [Int] {
    guard count > 1 else { return [] }
    var found: [Int] = []
    // In a debug build each step through a range is a call.
    var index = 1
    while index < count {
      if tokens[index].kind == .identifier, tokens[index - 1].kind == .punctuation,
        start[Int(tokens[index - 1].start)] == 46
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
    // A place as one number: nothing is compared as often.
    func place(_ index: Int) -> Int {
      Int(tokens[index].line) << 32 | Int(tokens[index].column)
    }
    let wanted = line << 32 | column
    var (low, high) = (start, count)
    if start > 0 {
      var step = 8
      while low + step < high, place(low + step) < wanted {
        low += step + 1
        step *= 2
      }
      high = min(high, low + step)
    }
    while low < high {
      let middle = (low + high) / 2
      if place(middle) < wanted { low = middle + 1 } else { high = middle }
    }
    return low < count && place(low) == wanted ? low : nil
  }

  private func match() {
    var open: Int32 = -1
    var index = 0
    while index < count {
      let byte = tokens[index].kind == .punctuation ? start[Int(tokens[index].start)] : 0
      if byte == 41 || byte == 93 || byte == 125, open >= 0 {
        let opener: UInt8 = byte == 41 ? 40 : byte - 2
        if start[Int(tokens[Int(open)].start)] == opener {
          partners[Int(open)] = Int32(index)
          partners[index] = open
          open = parents[Int(open)]
        }
      }
      parents[index] = open
      if byte == 40 || byte == 91 || byte == 123 { open = Int32(index) }
      index += 1
    }
  }
}
