/// Texts that others fill in, each between `<!-- figures: NAME -->` and `<!-- end of figures -->`.
public enum Passages {
  private static let start = "<!-- figures: "
  private static let end = "<!-- end of figures -->"

  /// Replaces what stands between the comments; returns the names that there is no passage for.
  public static func fill(
    _ text: String, with passages: [String: String]
  ) -> (text: String, unknown: [String]) {
    var lines: [Substring] = []
    var unknown: [String] = []
    var isReplacing = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == end { isReplacing = false }
      if !isReplacing { lines.append(line) }
      guard line.hasPrefix(start), line.hasSuffix(" -->") else { continue }
      let name = String(line.dropFirst(start.count).dropLast(4))
      guard let passage = passages[name] else {
        unknown.append(name)
        continue
      }
      isReplacing = true
      lines.append("")
      lines += passage.split(separator: "\n", omittingEmptySubsequences: false)
    }
    return (lines.joined(separator: "\n"), unknown)
  }
}
