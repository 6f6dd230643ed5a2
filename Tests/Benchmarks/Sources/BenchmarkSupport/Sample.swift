import Foundation

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

  /// Where the median of ever more measurements would lie, with 95 % certainty and whatever their
  /// distribution; of fewer than six, where all of them lie.
  public var medianRange: ClosedRange<Double> {
    let sorted = values.sorted()
    var left = 0
    // How likely it is that as few of all measurements lie on one side of the median.
    var likelihood = pow(0.5, Double(sorted.count))
    var tail = likelihood
    while true {
      likelihood *= Double(sorted.count - left) / Double(left + 1)
      tail += likelihood
      guard 2 * tail <= 0.05 else { break }
      left += 1
    }
    return sorted[left]...sorted[sorted.count - 1 - left]
  }

  /// How wide that range is, in relation to the median.
  public var spread: Double {
    let range = medianRange
    return median == 0 ? 0 : (range.upperBound - range.lowerBound) / median
  }

  /// The ratio of each measurement to the other one of the same round.
  public func ratio(to other: Sample) -> Sample {
    Sample(zip(values, other.values).map { $0 / $1 })
  }
}
