import Foundation

extension Environment {
  /// A world that stands still: bread of an hour ago, and a discount that nobody has set.
  static let mock = Environment(
    date: { Date(timeIntervalSince1970: 3_600) },
    loaves: { [Loaf(name: "rye-bread", bakedAt: Date(timeIntervalSince1970: 0))] },
    discount: { 10 })
}
