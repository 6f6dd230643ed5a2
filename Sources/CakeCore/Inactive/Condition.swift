/// What follows `#if` or `#elseif`, as far as it can be decided.
///
/// The parts are texts without spaces: `DEBUG`, `os(Linux)`, `swift(>=6.0)`.
indirect enum Condition {
  case part(String)
  case not(Condition)
  case all([Condition])
  case any([Condition])

  /// Whether it holds, from what is known of its parts; nil where that is not enough.
  func value(_ known: (String) -> Bool?) -> Bool? {
    switch self {
    case .part(let text): return known(text)
    case .not(let condition): return condition.value(known).map { !$0 }
    case .all(let conditions):
      let values = conditions.map { $0.value(known) }
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .any(let conditions):
      let values = conditions.map { $0.value(known) }
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    }
  }

  /// Tells what its parts must be if it has a value: `A && B` holds only where both do.
  func imply(_ value: Bool, _ tell: (String, Bool) -> Void) {
    switch self {
    case .part(let text): tell(text, value)
    case .not(let condition): condition.imply(!value, tell)
    case .all(let conditions):
      guard value || conditions.count == 1 else { return }
      for condition in conditions { condition.imply(value, tell) }
    case .any(let conditions):
      guard !value || conditions.count == 1 else { return }
      for condition in conditions { condition.imply(value, tell) }
    }
  }
}

extension SourceText {
  /// Reads a condition that fills a run of tokens; what can't be read is one part of its own.
  func condition(in range: Range<Int>) -> Condition {
    if let sides = split(range, at: "||") { return .any(sides.map(condition)) }
    if let sides = split(range, at: "&&") { return .all(sides.map(condition)) }
    guard let first = range.first else { return .part("") }
    if matches(first, "!") { return .not(condition(in: first + 1..<range.upperBound)) }
    if matches(first, "("), partner(of: first) == range.upperBound - 1 {
      return condition(in: first + 1..<range.upperBound - 1)
    }
    return .part(range.map(text(at:)).joined())
  }

  private func split(_ range: Range<Int>, at sign: StaticString) -> [Range<Int>]? {
    var sides: [Range<Int>] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if matches(index, "("), let close = partner(of: index), range.contains(close) {
        index = close
      } else if matches(index, sign) {
        sides.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    return sides.isEmpty ? nil : sides + [start..<range.upperBound]
  }
}
