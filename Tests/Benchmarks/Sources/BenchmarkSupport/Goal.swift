/// A figure that should not be greater than its limit.
public struct Goal: Codable, Equatable, Sendable {
  public var text: String
  public var figure: Figure
  public var limit: Double
  /// Why it is missed where it is, as far as that is known.
  public var cause: String

  public init(_ text: String, _ figure: Figure, atMost limit: Double, cause: String = "") {
    self.text = text
    self.figure = figure
    self.limit = limit
    self.cause = cause
  }

  /// What a run says of a goal.
  public enum Verdict: Equatable, Sendable {
    case met
    case missed
    /// The limit lies where the median may lie.
    case undecided
  }

  public var verdict: Verdict {
    let range = figure.medianRange
    if range.upperBound <= limit { return .met }
    return range.lowerBound > limit ? .missed : .undecided
  }

  /// What to say of it where it is not met.
  private var remark: String? {
    switch verdict {
    case .met: return nil
    case .undecided:
      let ends = [figure.medianRange.lowerBound, figure.medianRange.upperBound]
        .map(figure.unit.text)
      return "Not decided, \(text): the median lies between \(ends[0]) and \(ends[1])"
    case .missed: return cause.isEmpty ? nil : "Missed, \(text): \(cause)"
    }
  }

  static func markdown(_ goals: [Goal]) -> String {
    var table = MarkdownTable(["", "goal", "measured", "spread", "met"])
    for goal in goals {
      let limit = goal.limit == 0 ? "none" : "≤ \(goal.figure.unit.text(goal.limit))"
      let spread = goal.figure.values.count > 1 ? goal.figure.spread.percent : "–"
      let met =
        switch goal.verdict {
        case .met: "yes"
        case .missed: "**no**"
        case .undecided: "not decided"
        }
      table.add([goal.text, limit, goal.figure.text, spread, met])
    }
    let remarks = goals.compactMap(\.remark).map { "- \($0)\n" }.joined()
    return table.text + (remarks.isEmpty ? "" : "\n" + remarks)
  }
}
