import Foundation
import ReposFeature
import Testing

struct AgeTests {
  private static let ages: [(TimeInterval, String)] = [
    (0, "0s"), (0.9, "0s"), (59.9, "59s"), (60, "1m"), (3_599, "59m"), (3_600, "1h"),
    (86_399, "23h"), (86_400, "1d"), (364 * 86_400, "364d"), (365 * 86_400, "1y"),
    (-5, "0s"),
  ]

  @Test(arguments: ages)
  func `An age is its largest whole unit`(seconds: TimeInterval, text: String) {
    let end = Date(timeIntervalSinceReferenceDate: 1_000_000)
    #expect(Age(from: end - seconds, to: end).description == text)
  }
}
