/// Literals that may hold anything: strings and regular expressions.
extension Lexer {
  /// Takes a `/…/` literal on one line; an operator otherwise.
  mutating func regularExpression() -> Bool {
    let next = peek(1)
    guard next != 32, next != 9, next != 10, next != 13, next != 0, next != 41 else { return false }
    var end = index + 1
    while end < count, base[end] != 10, base[end] != 13 {
      if base[end] == 92 {
        end += 2
        continue
      }
      if base[end] == 47 {
        let start = index
        index = end + 1
        add(.string, from: start)
        afterOperand = true
        return true
      }
      end += 1
    }
    return false
  }

  mutating func extendedRegularExpression(pounds: Int) {
    let (start, firstLine, firstLineStart) = (index, line, lineStart)
    index += pounds + 1
    while index < count {
      if base[index] == 47, closes(pounds, after: index + 1) {
        index += 1 + pounds
        break
      }
      if base[index] == 10 || base[index] == 13 { newLine(base[index]) } else { index += 1 }
    }
    add(.string, from: start, line: firstLine, lineStart: firstLineStart)
    afterOperand = true
  }

  private func closes(_ pounds: Int, after offset: Int) -> Bool {
    guard offset + pounds <= count else { return false }
    for position in 0..<pounds where base[offset + position] != 35 { return false }
    return true
  }

  mutating func string(pounds: Int) {
    // It stands before the tokens inside it, so that places stay in order.
    let place = tokens.count
    add(.string, from: index)
    index += pounds
    let isMultiline = peek(0) == 34 && peek(1) == 34 && peek(2) == 34
    index += isMultiline ? 3 : 1
    while index < count {
      let byte = base[index]
      if byte == 34, !isMultiline || (peek(1) == 34 && peek(2) == 34),
        closes(pounds, after: index + (isMultiline ? 3 : 1))
      {
        index += (isMultiline ? 3 : 1) + pounds
        break
      }
      if byte == 92, closes(pounds, after: index + 1) {
        index += 1 + pounds
        if peek(0) == 40 {
          index += 1
          interpolation &+= 1
          (startsLine, spaceBefore, afterOperand) = (false, false, false)
          run(untilParenthesis: true)
          interpolation &-= 1
        } else if index < count, base[index] != 10, base[index] != 13 {
          index += 1
        }
      } else if byte == 10 || byte == 13 {
        if !isMultiline { break }
        newLine(byte)
      } else {
        index += 1
      }
    }
    tokens.base[place].end = Int32(truncatingIfNeeded: index)
    (startsLine, spaceBefore, afterOperand) = (false, false, true)
  }
}
