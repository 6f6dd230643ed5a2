/// A growing run of plain values that is read through a pointer.
///
/// The reader keeps hundreds of thousands of them, and people run the tool as a debug build, where
/// each `Array` subscript is a call; a pointer's is not.
final class GrowingBuffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 64) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  func append(contentsOf bytes: UnsafeRawPointer, count added: Int) where Element == UInt8 {
    while count + added > capacity { grow() }
    (base + count).initialize(from: bytes.assumingMemoryBound(to: UInt8.self), count: added)
    count += added
  }

  func removeAll() { count = 0 }

  private func grow() {
    let wider = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    wider.moveInitialize(from: base, count: count)
    base.deallocate()
    base = wider
    capacity *= 2
  }
}
