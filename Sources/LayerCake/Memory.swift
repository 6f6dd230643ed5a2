#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Memory for one value of a type that only the caller knows.
///
/// The standard library asks the system for an alignment even where any will do: 36 of 1,817
/// instructions of a first read. `malloc` aligns for whatever is aligned as an integer is.
@usableFromInline
enum Memory {
  @usableFromInline
  static func allocate(size: Int, alignment: Int) -> UnsafeMutableRawPointer {
    #if !os(Windows)
      if alignment <= MemoryLayout<Int>.alignment, let place = malloc(max(1, size)) { return place }
    #endif
    return .allocate(byteCount: size, alignment: alignment)
  }

  @usableFromInline
  static func deallocate(_ place: UnsafeMutableRawPointer, alignment: Int) {
    #if !os(Windows)
      if alignment <= MemoryLayout<Int>.alignment { return free(place) }
    #endif
    place.deallocate()
  }
}
