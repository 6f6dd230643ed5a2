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
      return (word: word.bytes, letter: place)
    }
    var found: [Int] = []
    places.withUnsafeBufferPointer { words in
      content.forEachPlace(of: letter) { place in
        // In a debug build each step through an array is a call.
        var index = 0
        while index < words.count {
          let (word, letter) = words[index]
          index += 1
          guard content.holds(word, at: place - letter),
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
