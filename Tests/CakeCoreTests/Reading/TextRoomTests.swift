import Testing

@testable import CakeCore

@Suite struct TextRoomTests {
  /// Of many lengths, the empty one and one that is longer than a block is at first among them.
  private static func bytes(_ number: Int) -> [UInt8] {
    Array(String(repeating: "f(\(number)) { [a, \"b\"] } ", count: number * number % 700).utf8)
  }

  @Test func `Texts in one room say what each says alone, also when others have gone`() {
    let room = TextRoom()
    var texts = (0..<200).map { SourceText(Self.bytes($0), room: room) }
    let stay = texts.indices.filter { $0.isMultiple(of: 3) }
    texts = stay.map { texts[$0] }
    // What comes later must not stand where the others are.
    let later = (200..<260).map { SourceText(Self.bytes($0), room: room) }
    for (number, text) in zip(stay + Array(200..<260), texts + later) {
      let alone = SourceText(Self.bytes(number))
      #expect(text.bytes == Self.bytes(number))
      #expect(text.count == alone.count)
      let isSame = (0..<text.count).allSatisfy {
        text.text(at: $0) == alone.text(at: $0) && text.partner(of: $0) == alone.partner(of: $0)
          && text.enclosing($0) == alone.enclosing($0)
      }
      #expect(isSame, "\(number)")
    }
  }

  @Test func `A block hands out parts that do not overlap, as far as it reaches`() {
    let block = MemoryBlock(size: 64)
    let first = block.take(3, of: UInt8.self)
    let second = block.take(4, of: Int64.self)
    #expect(UnsafeRawPointer(second) - UnsafeRawPointer(first) == 16)
    #expect(block.hasRoom(for: 16) && !block.hasRoom(for: 17))
  }
}
