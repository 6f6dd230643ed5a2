#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A piece of memory that many small things share, and that stays as long as any of them does.
///
/// One thread hands its parts out.
final class MemoryBlock {
  private let start: UnsafeMutableRawPointer
  private let size: Int
  private var used = 0

  init(size: Int) {
    self.size = size
    start = .allocate(inLargePages: size)
  }

  deinit { start.deallocate() }

  func hasRoom(for size: Int) -> Bool { self.size - used >= Self.rounded(size) }

  /// Room for some values, which are the caller's to initialise; there has to be as much left.
  func take<Value: BitwiseCopyable>(_ count: Int, of type: Value.Type) -> UnsafeMutablePointer<
    Value
  > {
    let size = count * MemoryLayout<Value>.stride
    precondition(hasRoom(for: size))
    defer { used += Self.rounded(size) }
    return (start + used).bindMemory(to: type, capacity: count)
  }

  /// What a part of a size takes up, so that the next one begins where any value may.
  static func rounded(_ size: Int) -> Int { (size + 15) & ~15 }
}

extension UnsafeMutableRawPointer {
  private static let largePage = 2 << 20

  /// Memory of which the system is asked to make large pages, where that is worth it and it has them:
  /// each page is made when it is first written to, which takes its time.
  static func allocate(inLargePages size: Int) -> UnsafeMutableRawPointer {
    guard size >= largePage else { return .allocate(byteCount: size, alignment: 16) }
    let start = allocate(byteCount: size, alignment: largePage)
    #if os(Linux)
      // Where it does not do so, pages are small as ever.
      _ = madvise(start, size, MADV_HUGEPAGE)
    #endif
    return start
  }
}

extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
  /// Initialises as many values, twice as many at a time as are there already: the standard library takes
  /// one after the other, and a debug build makes a call of each.
  func fill(with value: Pointee, count: Int) {
    guard count > 0 else { return }
    initialize(to: value)
    var filled = 1
    while filled < count {
      let part = min(filled, count - filled)
      (self + filled).initialize(from: self, count: part)
      filled += part
    }
  }
}
