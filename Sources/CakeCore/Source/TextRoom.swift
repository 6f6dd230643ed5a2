/// Where texts have their tokens: whoever makes many texts has one room for all of them.
///
/// One thread uses it; the texts are everybody's.
final class TextRoom {
  /// Where tokens are put until it is known how many there are.
  let tokens = GrowingBuffer<Token>(capacity: 256)
  private var block: MemoryBlock?
  private var size = 0

  /// A block with room for this much. Each new one is larger than the last, up to what is wasted if the
  /// last text needs none of it.
  func block(for size: Int) -> MemoryBlock {
    if let block, block.hasRoom(for: size) { return block }
    self.size = max(size, min(2 * self.size, 8 << 20))
    let block = MemoryBlock(size: self.size)
    self.block = block
    return block
  }
}
