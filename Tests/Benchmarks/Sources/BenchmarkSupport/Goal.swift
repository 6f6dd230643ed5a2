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

  public var isMet: Bool { figure.value <= limit }

  /// What to say of it where it is missed.
  private var reason: String? {
    if !cause.isEmpty { return cause }
    return figure.value < limit * (1 + figure.spread) ? "by less than its rounds are apart" : nil
  }

  static func markdown(_ goals: [Goal]) -> String {
    var table = MarkdownTable(["", "goal", "measured", "spread", "met"])
    for goal in goals {
      let limit = goal.limit == 0 ? "none" : "≤ \(goal.figure.unit.text(goal.limit))"
      let spread = goal.figure.values.count > 1 ? goal.figure.spread.percent : "–"
      table.add([goal.text, limit, goal.figure.text, spread, goal.isMet ? "yes" : "**no**"])
    }
    let causes = goals.filter { !$0.isMet }.compactMap { goal in
      goal.reason.map { "- Missed, \(goal.text): \($0)\n" }
    }.joined()
    return table.text + (causes.isEmpty ? "" : "\n" + causes)
  }
}
