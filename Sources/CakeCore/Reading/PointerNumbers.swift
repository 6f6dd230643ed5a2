/// Numbers pointers in the order they are first seen; an open-addressing table.
final class PointerNumbers {
  private struct Slot: BitwiseCopyable {
    var key: UInt
    var value: Int32
  }

  private struct Table {
    var slots: UnsafeMutablePointer<Slot>
    var mask: Int
  }

  private let table: UnsafeMutablePointer<Table>
  /// The slots in use, so that clearing costs what was used.
  private let used = GrowingBuffer<Int>(capacity: 256)

  init() {
    table = .allocate(capacity: 1)
    table.initialize(to: Table(slots: Self.slots(1024), mask: 1023))
  }

  deinit {
    table.pointee.slots.deallocate()
    table.deallocate()
  }

  private static func slots(_ count: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    slots.fill(with: Slot(key: 0, value: 0), count: count)
    return slots
  }

  func removeAll() {
    let slots = table.pointee.slots
    var index = 0
    while index < used.count {
      slots[used.base[index]].key = 0
      index += 1
    }
    used.removeAll()
  }

  func number(of pointer: UnsafeMutableRawPointer) -> (Int32, isNew: Bool) {
    if used.count * 2 > table.pointee.mask { grow() }
    let key = UInt(bitPattern: pointer)
    let slots = table.pointee.slots
    let found = slot(of: key)
    if slots[found].key == key { return (slots[found].value, false) }
    let number = Int32(truncatingIfNeeded: used.count)
    slots[found] = Slot(key: key, value: number)
    used.append(found)
    return (number, true)
  }

  private func slot(of key: UInt) -> Int {
    let (slots, mask) = (table.pointee.slots, table.pointee.mask)
    var index = Int(truncatingIfNeeded: (key &>> 4) &* 0x9E37_79B9_7F4A_7C15 &>> 20) & mask
    while slots[index].key != 0 && slots[index].key != key { index = (index &+ 1) & mask }
    return index
  }

  private func grow() {
    let old = table.pointee
    table.pointee = Table(slots: Self.slots(old.mask * 2 + 2), mask: old.mask * 2 + 1)
    var index = 0
    while index < used.count {
      let entry = old.slots[used.base[index]]
      let place = slot(of: entry.key)
      table.pointee.slots[place] = entry
      used.base[index] = place
      index += 1
    }
    old.slots.deallocate()
  }
}
