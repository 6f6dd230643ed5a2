#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SourceText {
  /// Whether the text declares anything for sure: what a branch of `#if` holds may be left out.
  var declaresSomething: Bool {
    var found = false
    for index in 0..<count {
      if matches(index, "#if") { return false }
      if !found, isIdentifier(index), enclosing(index) == nil {
        // `if case` stands in a script.
        found = opensDeclaration(index) && !matchesAny(index, "case", "init", "subscript")
      }
    }
    return found
  }

  /// The tokens that are spelled like a word, in order.
  ///
  /// - Parameter offset: Which byte of the word to look for first: a rare one is found faster.
  func tokens(spelled word: StaticString, searching offset: Int = 0) -> [Int] {
    var found: [Int] = []
    content.forEachPlace(of: word.bytes, searching: offset) { place in
      if let token = token(startingAt: place), matches(token, word) { found.append(token) }
      return true
    }
    return found
  }

  /// The tokens that are spelled like one of some words, in order: one look for all of them.
  ///
  /// - Parameter letter: One that all of the words have.
  func tokens(spelledLikeAnyOf words: [StaticString], sharing letter: Unicode.Scalar) -> [Int] {
    let letter = UInt8(ascii: letter)
    let places = words.map { word in
      guard let place = word.bytes.firstIndex(of: letter) else {
        preconditionFailure("'\(word)' has no '\(letter)'")
      }
      return (word: word, letter: place)
    }
    var found: [Int] = []
    places.withUnsafeBufferPointer { words in
      content.forEachPlace(of: letter) { place in
        // In a debug build each step through an array is a call.
        var index = 0
        while index < words.count {
          let (word, letter) = words[index]
          index += 1
          guard content.holds(word.bytes, at: place - letter),
            let token = token(startingAt: place - letter), matches(token, word)
          else { continue }
          found.append(token)
          return
        }
      }
    }
    return found
  }

  private func token(startingAt place: Int) -> Int? {
    let token = (0..<count).partitioningIndex(where: { Int(self[$0].start) >= place })
    return token < count && Int(self[token].start) == place ? token : nil
  }

  /// Whether the bytes of a word stand anywhere in the text, comments and strings included.
  ///
  /// - Parameter offset: Which byte of the word to look for first: a rare one is found faster.
  func contains(bytes word: StaticString, searching offset: Int = 0) -> Bool {
    content.holds(word.bytes, searching: offset)
  }
}

extension StaticString {
  fileprivate var bytes: UnsafeRawBufferPointer {
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

  /// Calls with each offset at which some bytes stand, as long as there is to be another.
  fileprivate func forEachPlace(
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

  fileprivate func forEachPlace(of byte: UInt8, _ use: (Int) -> Void) {
    guard let start = baseAddress else { return }
    var from = start
    let end = start + count
    while from < end, let hit = memchr(from, Int32(byte), end - from) {
      use(UnsafeRawPointer(hit) - start)
      from = UnsafeRawPointer(hit) + 1
    }
  }

  /// Whether some bytes, of which there is one at least, stand in these at a place.
  fileprivate func holds(_ word: UnsafeRawBufferPointer, at place: Int) -> Bool {
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
