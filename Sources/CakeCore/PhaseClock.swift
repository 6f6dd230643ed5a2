/// How long each phase of a check takes, for whoever wants to know where the time goes.
///
/// Phases don't overlap: while one runs inside another, the outer one's time stands still.
package struct PhaseClock: Sendable {
  package enum Phase: String, CaseIterable, Sendable {
    case units = "reading units"
    case records = "records"
    case sources = "sources"
    case model = "model"
    case flow = "flow"
    case rules = "rules"
    case proof = "proof"
    case reporting = "reporting"
  }

  private let clock = ContinuousClock()
  private var times: [Phase: Duration] = [:]
  private var phase: Phase?
  private var since: ContinuousClock.Instant

  /// Starts without a phase.
  package init() { since = clock.now }

  /// Ends the current phase and starts another; returns the one that ended, to come back to it.
  @discardableResult
  package mutating func enter(_ next: Phase?) -> Phase? {
    let now = clock.now
    if let phase { times[phase, default: .zero] += now - since }
    since = now
    defer { phase = next }
    return phase
  }

  package subscript(_ phase: Phase) -> Duration { times[phase, default: .zero] }

  /// A line for each phase with its milliseconds and its share, and one for their sum.
  package var lines: [String] {
    let total = Phase.allCases.reduce(Duration.zero) { $0 + self[$1] }
    let rows = Phase.allCases.map { phase in
      let share = total == .zero ? 0 : (100 * (self[phase] / total)).rounded()
      return [phase.rawValue, Self.milliseconds(self[phase]), "\(Int(share)) %"]
    }
    return TextTable(rows: rows + [["in all", Self.milliseconds(total), "100 %"]]).lines()
  }

  private static func milliseconds(_ time: Duration) -> String {
    let tenths = Int((time / .microseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10) ms"
  }
}
