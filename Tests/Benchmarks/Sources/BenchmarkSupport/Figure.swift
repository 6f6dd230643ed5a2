/// A figure of a table: one measurement, or those of all rounds.
public struct Figure: Codable, Equatable, Sendable {
  public enum Unit: String, Codable, Sendable { case seconds, ratio, count, bytes, share }

  public var values: [Double]
  public var unit: Unit

  public init(_ sample: Sample, _ unit: Unit) {
    values = sample.values
    self.unit = unit
  }

  public init(_ value: Double, _ unit: Unit) {
    values = [value]
    self.unit = unit
  }

  /// The median of all rounds.
  public var value: Double { Sample(values).median }

  public var spread: Double { Sample(values).spread }

  public var medianRange: ClosedRange<Double> { Sample(values).medianRange }

  public var text: String { unit.text(value) }
}

extension Figure.Unit {
  /// A value in this unit, as tables have it.
  public func text(_ value: Double) -> String {
    switch self {
    case .seconds: value.duration
    case .ratio: value.rounded(to: 2)
    case .count: value.rounded(to: value >= 100 || value == value.rounded() ? 0 : 1)
    case .bytes: "\((value / 1e6).rounded(to: value < 10e6 ? 1 : 0)) MB"
    case .share: value.percent
    }
  }
}
