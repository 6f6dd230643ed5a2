public import Foundation

/// The time between two dates in one short word: `30s`, `5m`, `2h`, `45d`, `1y`.
///
/// It counts whole units only, so that `59m` never claims to be an hour. A date that lies ahead,
/// which is what a clock that is slow makes of a push, is `0s` old.
public struct Age: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(from start: Date, to end: Date) {
    let seconds = max(0, end.timeIntervalSince(start))
    let (unit, length) = Self.units.last { $0.length <= seconds } ?? Self.units[0]
    description = "\(Int(seconds / length))\(unit)"
  }

  private static let units: [(name: String, length: TimeInterval)] = [
    ("s", 1), ("m", 60), ("h", 3_600), ("d", 86_400), ("y", 365 * 86_400),
  ]
}
