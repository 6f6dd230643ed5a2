#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Numbers USRs across all records, in the order they are first seen.
final class SymbolTable {
  private var slots: UnsafeMutablePointer<Int32>
  private var mask: Int
  private let hashes = GrowingBuffer<Int>(capacity: 4096)
  private let places = GrowingBuffer<(UnsafeRawPointer, Int)>(capacity: 4096)
  var count: Int { hashes.count }

  init() {
    mask = 16383
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: -1, count: mask + 1)
  }

  deinit { slots.deallocate() }

  /// What a USR is looked up by. Readers work it out, several at a time; a table is filled by one.
  static func hash(of usr: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: usr)
    return hasher.finalize()
  }

  /// The number of a USR. Its bytes must stay where they are for the life of the table.
  func number(of usr: UnsafeRawBufferPointer, hash: Int) -> (Int32, isNew: Bool) {
    if hashes.count * 2 > mask { grow() }
    let index = slot(of: usr, hash)
    if slots[index] >= 0 { return (slots[index], false) }
    let number = Int32(hashes.count)
    slots[index] = number
    hashes.append(hash)
    places.append((usr.baseAddress ?? UnsafeRawPointer(bitPattern: 1)!, usr.count))
    return (number, true)
  }

  func contains(_ usr: String) -> Bool {
    var usr = usr
    return usr.withUTF8 {
      let bytes = UnsafeRawBufferPointer($0)
      return slots[slot(of: bytes, Self.hash(of: bytes))] >= 0
    }
  }

  /// Where a USR is, or would be.
  private func slot(of usr: UnsafeRawBufferPointer, _ hash: Int) -> Int {
    var index = hash & mask
    while slots[index] >= 0 {
      let candidate = Int(slots[index])
      if hashes.base[candidate] == hash, equals(candidate, usr) { break }
      index = (index &+ 1) & mask
    }
    return index
  }

  private func equals(_ candidate: Int, _ usr: UnsafeRawBufferPointer) -> Bool {
    let (start, count) = places.base[candidate]
    guard count == usr.count, count > 0 else { return count == usr.count }
    return memcmp(start, usr.baseAddress!, count) == 0
  }

  private func grow() {
    slots.deallocate()
    mask = mask * 2 + 1
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: -1, count: mask + 1)
    for number in 0..<hashes.count {
      var index = hashes.base[number] & mask
      while slots[index] >= 0 { index = (index &+ 1) & mask }
      slots[index] = Int32(number)
    }
  }
}
