/// One function of a feature that reads one of its needs, in one of the ways in which people do.
struct UseText {
  let provider: Provider
  /// How the feature writes the value: `dependencies.billingStore`.
  let value: String
  /// Parameters of the feature's functions, where it stores nothing.
  let parameters: String
  /// Picks the way.
  let variant: Int

  var functionName: String { "use\(provider.name)" }

  var text: String {
    let lines = body.map { "    \($0)" }.joined(separator: "\n")
    return """
        func \(functionName)(\(parameters)) -> Int {
      \(lines)
        }
      """
  }

  private var body: [String] {
    switch provider.shape {
    case .store: store
    case .client: client
    case .tracker: tracker
    case .formatter: formatter
    }
  }

  private var store: [String] {
    switch variant % 3 {
    case 0:
      [
        "var total = 0",
        "for value in \(value).values(for: state.rows.count) { total += value }",
        "return total",
      ]
    case 1:
      [
        "guard let value = \(value).value(at: state.rows.count) else {",
        "  return \(value).capacity",
        "}",
        "return value",
      ]
    default:
      [
        "var total = 0",
        "state.rows.forEach { row in total += \(value).values(for: row.id).count }",
        "return total",
      ]
    }
  }

  private var client: [String] {
    switch variant % 3 {
    case 0:
      [
        "let answer = \(value).fetch(state.rows.count)",
        "return answer.status == 200 ? answer.lines.count : 0",
      ]
    case 1:
      [
        "let client = \(value)",
        "var lines: [String] = []",
        "for row in state.rows { lines += client.fetch(row.id).lines }",
        "return lines.count",
      ]
    default:
      [
        "switch \(value).fetch(1).status {",
        "case 200: return 1",
        "default: return 0",
        "}",
      ]
    }
  }

  private var tracker: [String] {
    switch variant % 2 {
    case 0: ["\(value).record(\"\(provider.property)\", amount: state.rows.count)"]
    default:
      [
        "guard \(value).isEnabled else { return 0 }",
        "return \(value).record(\"\(provider.property)\", amount: 1)",
      ]
    }
  }

  private var formatter: [String] {
    switch variant % 2 {
    case 0: ["\(value).text(for: state.rows.count).count"]
    default:
      [
        "let texts: [String] = state.rows.map { row in",
        "  \(value).text(for: row.title, amount: row.amount)",
        "}",
        "return texts.count",
      ]
    }
  }
}
