#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension StaticString {
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension UnsafeRawBufferPointer {
  private static let carriageReturn: Int32 = 13

  /// Whether there is a CR with no LF behind it.
  var hasLoneCarriageReturn: Bool {
    guard var from = baseAddress else { return false }
    let end = from + count
    while from < end, let hit = memchr(from, Self.carriageReturn, end - from) {
      from = UnsafeRawPointer(hit) + 1
      if from == end || from.load(as: UInt8.self) != 10 { return true }
    }
    return false
  }

  /// Whether some bytes, of which there is one at least, stand in these one behind the other.
  ///
  /// - Parameter offset: Which of them to look for first: a rare one is found faster.
  func holds(_ word: UnsafeRawBufferPointer, searching offset: Int = 0) -> Bool {
    var isThere = false
    forEachPlace(of: word, searching: offset) { _ in
      isThere = true
      return false
    }
    return isThere
  }

  /// Where a byte stands first.
  func place(of byte: UInt8) -> Int? {
    guard let start = baseAddress else { return nil }
    return memchr(start, Int32(byte), count).map { UnsafeRawPointer($0) - start }
  }

  /// Where some bytes, of which there is one at least, stand first.
  ///
  /// - Parameter offset: Which of them to look for first: a rare one is found faster.
  func place(of word: UnsafeRawBufferPointer, searching offset: Int = 0) -> Int? {
    var found: Int?
    forEachPlace(of: word, searching: offset) { place in
      found = place
      return false
    }
    return found
  }

  /// Calls with each offset at which some bytes stand, as long as there is to be another.
  func forEachPlace(
    of word: UnsafeRawBufferPointer, searching offset: Int, _ goesOn: (Int) -> Bool
  ) {
    guard let start = baseAddress, let other = word.baseAddress, count >= word.count else { return }
    var from = start + offset
    let end = start + count - (word.count - offset) + 1
    while from < end, let hit = memchr(from, Int32(word[offset]), end - from) {
      from = UnsafeRawPointer(hit) + 1
      let place = hit - offset
      if memcmp(place, other, word.count) == 0, !goesOn(UnsafeRawPointer(place) - start) { return }
    }
  }

  func forEachPlace(of byte: UInt8, _ use: (Int) -> Void) {
    guard let start = baseAddress else { return }
    var from = start
    let end = start + count
    while from < end, let hit = memchr(from, Int32(byte), end - from) {
      use(UnsafeRawPointer(hit) - start)
      from = UnsafeRawPointer(hit) + 1
    }
  }

  /// Whether some bytes, of which there is one at least, stand in these at a place.
  func holds(_ word: UnsafeRawBufferPointer, at place: Int) -> Bool {
    guard place >= 0, place + word.count <= count, self[place] == word[0],
      let start = baseAddress, let other = word.baseAddress
    else { return false }
    return memcmp(start + place, other, word.count) == 0
  }

  func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count, let start = baseAddress, let otherStart = other.baseAddress else {
      return count == other.count
    }
    return memcmp(start, otherStart, count) == 0
  }

  /// Whether these bytes stand before others, as words do in a dictionary.
  func precedes(_ other: UnsafeRawBufferPointer) -> Bool {
    guard let start = baseAddress, let otherStart = other.baseAddress else {
      return count < other.count
    }
    let order = memcmp(start, otherStart, Swift.min(count, other.count))
    return order == 0 ? count < other.count : order < 0
  }

  /// What comes after the `$` that marks a wrapper's projection.
  var withoutDollar: UnsafeRawBufferPointer {
    first == 36 ? UnsafeRawBufferPointer(rebasing: dropFirst()) : self
  }
}

extension [UInt8] {
  /// The lines of a text that are not empty.
  package var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    func end(at place: Int) {
      if place > start { lines.append(self[start..<place]) }
      start = place + 1
    }
    withUnsafeBytes { $0.forEachPlace(of: UInt8(ascii: "\n"), end) }
    end(at: count)
    return lines
  }
}
