/// How much a finding matters; the greatest one of a report decides the exit code.
package enum Severity: String, Codable, CaseIterable, Sendable {
  case info
  case warning
  case error
}

extension Severity: Comparable {
  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
