/// Cents, percents or pieces, by the name of an item.
struct Table {
  let values: [String: Int]

  subscript(item: String) -> Int { values[item, default: 0] }
}

struct Printer {
  let name: String

  func print(_ text: String) -> String { "\(name): \(text)" }
}

/// Numbers in sequence.
final class Numbers {
  private var last = 0

  func next() -> Int {
    last += 1
    return last
  }
}

/// What happened, in order.
final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}
