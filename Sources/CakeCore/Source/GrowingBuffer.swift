/// A growing run of plain values that is read through a pointer.
///
/// The reader keeps hundreds of thousands of them, and people run the tool as a debug build, where
/// each `Array` subscript is a call and each stored property of a class a checked access; what lies
/// behind a constant pointer is neither.
final class GrowingBuffer<Element: BitwiseCopyable> {
  private struct Header {
    var base: UnsafeMutablePointer<Element>
    var count: Int
    var capacity: Int
  }

  private let header: UnsafeMutablePointer<Header>

  var base: UnsafeMutablePointer<Element> { header.pointee.base }
  var count: Int { header.pointee.count }

  init(capacity: Int = 64) {
    header = .allocate(capacity: 1)
    header.initialize(
      to: Header(base: Self.allocate(capacity), count: 0, capacity: capacity))
  }

  /// A value as many times as said, each of which is replaced through the pointer.
  init(repeating element: Element, count: Int) {
    header = .allocate(capacity: 1)
    header.initialize(to: Header(base: Self.allocate(count), count: count, capacity: count))
    base.fill(with: element, count: count)
  }

  deinit {
    UnsafeMutableRawPointer(header.pointee.base).deallocate()
    header.deallocate()
  }

  func append(_ element: Element) {
    let count = header.pointee.count
    if count == header.pointee.capacity { grow(by: 1) }
    (header.pointee.base + count).initialize(to: element)
    header.pointee.count = count + 1
  }

  func append(contentsOf bytes: UnsafeRawPointer, count added: Int) where Element == UInt8 {
    let count = header.pointee.count
    if count + added > header.pointee.capacity { grow(by: added) }
    (header.pointee.base + count).initialize(
      from: bytes.assumingMemoryBound(to: UInt8.self), count: added)
    header.pointee.count = count + added
  }

  func removeAll() { header.pointee.count = 0 }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Element> {
    UnsafeMutableRawPointer.allocate(inLargePages: capacity * MemoryLayout<Element>.stride)
      .bindMemory(to: Element.self, capacity: capacity)
  }

  private func grow(by added: Int) {
    let old = header.pointee
    let capacity = max(old.capacity * 2, old.count + added)
    let wider = Self.allocate(capacity)
    wider.moveInitialize(from: old.base, count: old.count)
    UnsafeMutableRawPointer(old.base).deallocate()
    header.pointee.base = wider
    header.pointee.capacity = capacity
  }
}
