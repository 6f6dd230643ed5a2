/// A comment `cake:ignore RULE NAME… - REASON`, and what it hides.
struct Suppression: Sendable {
  static let word: StaticString = "cake:ignore"

  enum Content: Hashable, Sendable {
    /// Findings of a rule about any of the names.
    case hides(RuleID, names: [String])
    /// Nothing, for this reason.
    case mistaken(String)
  }

  let content: Content
  /// Where the comment's first word stands.
  let place: SourcePlace
  /// The lines whose findings it hides.
  let lines: ClosedRange<Int>
  /// Whether it may hide something in another build than this one.
  let isConditional: Bool

  init(_ comment: Comment, in file: String) {
    content =
      comment.text.map(Self.content)
      ?? .mistaken("it is spelled otherwise; write '\(Self.word)', and a blank after it")
    place = SourcePlace(file: file, line: comment.line, column: comment.column)
    lines = comment.subject
    isConditional = comment.isConditional
  }

  /// Those of its names that a finding is about, empty where it does not hide it.
  func names(of finding: Finding) -> [String] {
    guard case .hides(finding.rule, let names) = content,
      finding.location.file == place.file, lines.contains(finding.location.line)
    else { return [] }
    return names.filter { Self.matches(finding, $0) }
  }

  /// Whether a finding is about what has this name, be it with or without module and outer types.
  static func matches(_ finding: Finding, _ name: String) -> Bool {
    finding.subjectNames.contains { $0 == name || $0.hasSuffix("." + name) }
  }
}

extension Suppression {
  /// Whether a comment was meant to hide something: other letters, another sign or none in between.
  ///
  /// Prose is none: without the colon, the name of a rule must follow.
  static func isNear(_ comment: Substring) -> Bool {
    let words = comment.lowercased()
    guard words.hasPrefix("cake") else { return false }
    let rest = words.dropFirst(4).drop { $0.isWhitespace }
    let isMarked = [":", "-", "_"].contains(rest.first)
    let verb = (isMarked ? rest.dropFirst() : rest).drop { $0.isWhitespace }
    let names = ["ignore", "ignored", "ignores", "disable", "suppress", "allow"]
    let name = verb.prefix { $0.isLetter }
    guard names.contains(String(name)) else { return false }
    if rest.first == ":" { return true }
    let next = verb.dropFirst(name.count).drop { !$0.isLetter }
    return RuleID(rawValue: String(next.prefix { $0.isLetter || $0 == "-" })) != nil
  }

  private static func content(of text: String) -> Content {
    let (head, reason) = parts(of: text)
    let words = head.split { $0.isWhitespace || $0 == "," }.map(String.init)
    guard let name = words.first else {
      return .mistaken("it names no rule; write '\(word) unused-need HasClock - ' and the reason")
    }
    guard let rule = RuleID(rawValue: name) else {
      let hint = hint(for: name, in: RuleID.allCases.map(\.rawValue))
      return .mistaken("there is no rule '\(name)'; \(hint)")
    }
    guard rule != .unusedSuppression else {
      return .mistaken("findings of '\(rule.rawValue)' can't be hidden")
    }
    let names = Array(words.dropFirst())
    guard !names.isEmpty else {
      return .mistaken("it names nothing; write what the finding is about after '\(name)'")
    }
    guard !reason.isEmpty else {
      return .mistaken("it gives no reason; add ' - ' and the reason")
    }
    return .hides(rule, names: names)
  }

  /// What stands before and after the dash; another `//` ends both.
  private static func parts(of text: String) -> (head: Substring, reason: String) {
    var rest = text[...]
    if let next = rest.firstRange(of: " //") { rest = rest[..<next.lowerBound] }
    // A dash at the end has a blank before it alone.
    let padded = rest + " "
    for index in padded.indices where ["-", "–", "—"].contains(padded[index]) {
      let after = padded.index(after: index)
      guard index > padded.startIndex, padded[padded.index(before: index)].isWhitespace,
        after < padded.endIndex, padded[after].isWhitespace
      else { continue }
      return (padded[..<index], padded[after...].filter { !$0.isWhitespace })
    }
    return (padded, "")
  }
}
