/// Numbers pointers in the order they are first seen; an open-addressing table.
struct PointerNumbers {
  private var keys: [UInt]
  private var values: [Int32]
  private var count: Int32 = 0
  private var mask: Int

  init() {
    keys = Array(repeating: 0, count: 1024)
    values = Array(repeating: 0, count: 1024)
    mask = 1023
  }

  mutating func removeAll() {
    for index in keys.indices { keys[index] = 0 }
    count = 0
  }

  mutating func number(of pointer: UnsafeMutableRawPointer) -> (Int32, isNew: Bool) {
    if Int(count) * 2 > mask { grow() }
    let key = UInt(bitPattern: pointer)
    let found = Self.slot(of: key, in: keys, mask)
    if keys[found] == key { return (values[found], false) }
    keys[found] = key
    values[found] = count
    count += 1
    return (count - 1, true)
  }

  private static func slot(of key: UInt, in keys: [UInt], _ mask: Int) -> Int {
    keys.withUnsafeBufferPointer { keys in
      let base = keys.baseAddress!
      var index = Int(truncatingIfNeeded: (key >> 4) &* 0x9E37_79B9_7F4A_7C15 >> 20) & mask
      while base[index] != 0 && base[index] != key { index = (index &+ 1) & mask }
      return index
    }
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    mask = mask * 2 + 1
    keys = Array(repeating: 0, count: mask + 1)
    values = Array(repeating: 0, count: mask + 1)
    for index in oldKeys.indices where oldKeys[index] != 0 {
      let slot = Self.slot(of: oldKeys[index], in: keys, mask)
      keys[slot] = oldKeys[index]
      values[slot] = oldValues[index]
    }
  }
}
