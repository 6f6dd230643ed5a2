/// Types as they are written.
extension SourceText {
  /// Where a type ends that begins at a token: `any Slice`, `[Key: Box<any Slice>]?`, `(Int) -> Void`.
  func typeEnd(from start: Int) -> Int {
    var index = start
    while index < count {
      while isAnyOrSome(index) || matchesAny(index, "sending", "inout") { index += 1 }
      if matchesAny(index, "(", "["), let close = partner(of: index) {
        index = close + 1
      } else if isIdentifier(index) {
        index += 1
      } else {
        return index
      }
      index = suffixEnd(from: index)
      while isEffect(index), !self[index].startsLine { index += 1 }
      guard matchesAny(index, "&", "->") else { return index }
      index += 1
    }
    return index
  }

  /// Where ends what belongs to the name before it: members, arguments, optionality.
  private func suffixEnd(from start: Int) -> Int {
    var index = start
    while index < count {
      if matches(index, "."), isIdentifier(index + 1) {
        index += 2
      } else if startsWith(index, 60), !self[index].spaceBefore {
        index = skipAngles(index)
      } else if matchesAny(index, "?", "!"), !self[index].spaceBefore {
        index += 1
      } else {
        return index
      }
    }
    return index
  }
}
