/// Numbers symbols across all records, in the order they are first seen.
final class SymbolTable {
  /// A symbol's number, with enough of its name that others are seldom looked at in vain.
  private struct Slot: BitwiseCopyable {
    var tag: UInt32 = 0
    var number: Int32 = -1
  }

  private struct Slots {
    var base: UnsafeMutablePointer<Slot>
    var mask: Int
  }

  private var slots: Slots
  private let names: GrowingBuffer<UniqueName>
  private var touched: UInt32 = 0

  /// - Parameter count: How many there may be, each time that one is seen counted.
  init(expecting count: Int = 0) {
    var capacity = 4096
    while capacity < count { capacity *= 2 }
    slots = Self.slots(capacity)
    names = GrowingBuffer(capacity: capacity / 2)
  }

  deinit { slots.base.deallocate() }

  /// Numbers the symbols of a record.
  ///
  /// - Parameters:
  ///   - numbers: Where their numbers are put.
  ///   - note: Called for each that is new, which has the next number.
  func number(
    _ symbols: PlainRun<RecordFacts.Symbol>, _ numbers: GrowingBuffer<Int32>,
    note: (Int) -> Void
  ) {
    while (names.count + symbols.count) * 2 > slots.mask { grow() }
    let slots = slots
    // All at once: in the loop below each would be waited for alone.
    var touched: UInt32 = 0
    for local in 0..<symbols.count {
      touched ^= slots.base[symbols.base[local].usr.start & slots.mask].tag
    }
    self.touched = touched
    for local in 0..<symbols.count {
      let name = symbols.base[local].usr
      let index = slot(of: name, in: slots)
      var number = slots.base[index].number
      if number < 0 {
        number = Int32(names.count)
        slots.base[index] = Slot(tag: name.tag, number: number)
        names.append(name)
        note(local)
      }
      numbers.append(number)
    }
  }

  func number(of name: UniqueName) -> Int32? {
    let number = slots.base[slot(of: name, in: slots)].number
    return number >= 0 ? number : nil
  }

  /// Where a name is, or would be.
  private func slot(of name: UniqueName, in slots: Slots) -> Int {
    var index = name.start & slots.mask
    while slots.base[index].number >= 0 {
      let slot = slots.base[index]
      if slot.tag == name.tag, names.base[Int(slot.number)] == name { break }
      index = (index &+ 1) & slots.mask
    }
    return index
  }

  private static func slots(_ count: Int) -> Slots {
    let base = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    base.fill(with: Slot(), count: count)
    return Slots(base: base, mask: count - 1)
  }

  private func grow() {
    slots.base.deallocate()
    slots = Self.slots((slots.mask + 1) * 2)
    for number in 0..<names.count {
      let name = names.base[number]
      var index = name.start & slots.mask
      while slots.base[index].number >= 0 { index = (index &+ 1) & slots.mask }
      slots.base[index] = Slot(tag: name.tag, number: Int32(number))
    }
  }
}
