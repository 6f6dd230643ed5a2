/// Repeated measurements of one thing.
public struct Sample: Codable, Equatable, Sendable {
  public var values: [Double]

  public init(_ values: [Double]) {
    precondition(!values.isEmpty, "a sample has at least one measurement")
    self.values = values
  }

  public var median: Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  public var least: Double { values.min()! }
  public var greatest: Double { values.max()! }

  /// How far the measurements lie apart, in relation to the median.
  public var spread: Double { median == 0 ? 0 : (greatest - least) / median }

  /// The ratio of each measurement to the other one of the same round.
  public func ratio(to other: Sample) -> Sample {
    Sample(zip(values, other.values).map { $0 / $1 })
  }
}
