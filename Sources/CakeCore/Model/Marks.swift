/// A flag for each of the program's symbols, set for some: quicker to ask than a set.
struct Marks {
  private let flags: GrowingBuffer<Bool>

  init(_ symbols: some Sequence<Int32>, in facts: Facts) {
    flags = GrowingBuffer(repeating: false, count: facts.symbols.count + 1)
    for symbol in symbols { flags.base[Int(symbol)] = true }
  }

  func contains(_ symbol: Int32) -> Bool { flags.base[Int(symbol)] }

  /// The marked symbols and the members of such, in order.
  func withMembers(in facts: Facts) -> [Int32] {
    let (symbols, flags, count) = (facts.symbols.base, flags.base, facts.symbols.count)
    var found: [Int32] = []
    var number = 0
    while number < count {
      let parent = Int(symbols[number].parent)
      if flags[number] || parent >= 0 && flags[parent] { found.append(Int32(number)) }
      number += 1
    }
    return found
  }

  /// Whether a file names any.
  func stand(in file: Facts.File) -> Bool {
    let (numbers, flags, count) = (file.numbers.base, flags.base, file.numbers.count)
    // In a debug build each step through a range is a call.
    var index = 0
    while index < count, !flags[Int(numbers[index])] { index += 1 }
    return index < count
  }
}
