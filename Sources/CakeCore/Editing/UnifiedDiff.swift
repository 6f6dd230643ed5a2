/// The difference between two versions of a file, as `diff -u` and `git apply` write and read it.
package enum UnifiedDiff {
  /// Lines around each change that show where it belongs.
  private static let context = 3

  /// The difference under the file's name; empty where there is none.
  package static func text(from old: [UInt8], to new: [UInt8], file: String) -> String {
    let steps = steps(from: lines(of: old), to: lines(of: new))
    var text = ""
    for hunk in hunks(of: steps) { text += self.text(of: hunk, in: steps) }
    return text.isEmpty ? "" : "--- \(quoted("a/\(file)"))\n+++ \(quoted("b/\(file)"))\n\(text)"
  }

  /// The name as git reads it: in quotes if it would end early or could not be told from a quoted one.
  private static func quoted(_ name: String) -> String {
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0x7F && $0 != "\"" && $0 != "\\"
    }
    guard !isPlain else { return name }
    var text = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 8)
        text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// One line of the difference, with the numbers of the lines that come next in each version.
  private struct Step {
    var sign: Character
    var line: String
    var old: Int
    var new: Int
  }

  /// The lines with what ends them: a carriage return is part of the line.
  private static func lines(of bytes: [UInt8]) -> [String] {
    bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      let isLast = line.endIndex == bytes.endIndex
      if isLast, line.isEmpty { return nil }
      return String(decoding: line, as: UTF8.self)
        + (isLast ? "\n\\ No newline at end of file\n" : "\n")
    }
  }

  private static func steps(from old: [String], to new: [String]) -> [Step] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var steps: [Step] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        steps.append(Step(sign: "-", line: old[left], old: left, new: right))
        left += 1
      } else if inserted.contains(right) {
        steps.append(Step(sign: "+", line: new[right], old: left, new: right))
        right += 1
      } else {
        steps.append(Step(sign: " ", line: old[left], old: left, new: right))
        left += 1
        right += 1
      }
    }
    return steps
  }

  private static func hunks(of steps: [Step]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in steps.indices where steps[index].sign != " " {
      let range = max(0, index - context)..<min(steps.count, index + context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func text(of hunk: Range<Int>, in steps: [Step]) -> String {
    let old = hunk.count { steps[$0].sign != "+" }
    let new = hunk.count { steps[$0].sign != "-" }
    let first = steps[hunk.lowerBound]
    let header = "@@ -\(range(first.old, old)) +\(range(first.new, new)) @@\n"
    return hunk.reduce(into: header) { $0 += "\(steps[$1].sign)\(steps[$1].line)" }
  }

  /// Where a hunk begins, counted from one, or the line before one that is empty.
  private static func range(_ start: Int, _ count: Int) -> String {
    "\(count == 0 ? start : start + 1),\(count)"
  }
}
