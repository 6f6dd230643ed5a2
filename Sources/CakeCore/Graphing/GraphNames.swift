/// Qualified names cut as short as they can still be told apart.
enum GraphNames {
  /// The shortest end of each name that no other name has, in the order given.
  static func of(_ names: [String]) -> [String] {
    let parts = names.map(parts)
    var counts: [Substring: Set<Int>] = [:]
    let distinct = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    for number in distinct.values {
      for length in 1...max(1, parts[number].count) {
        counts[end(of: parts[number], length), default: []].insert(number)
      }
    }
    return names.map { name in
      let number = distinct[name]!
      // A member's function says little without its type.
      let isMember = name.contains("(") && parts[number].count > 2
      for length in (isMember ? 2 : 1)...max(1, parts[number].count) {
        let short = end(of: parts[number], length)
        if counts[short]?.count == 1 { return String(short) }
      }
      return name
    }
  }

  /// At the dots, those inside a function's arguments left alone; the base name of a function only.
  private static func parts(_ name: String) -> [Substring] {
    let base = name.prefix { $0 != "(" }
    var parts = base.split(separator: ".", omittingEmptySubsequences: false)
    if base.count < name.count, let last = parts.popLast() {
      parts.append(name[last.startIndex...])
    }
    return parts
  }

  private static func end(of parts: [Substring], _ length: Int) -> Substring {
    Substring(parts.suffix(length).joined(separator: "."))
  }
}
