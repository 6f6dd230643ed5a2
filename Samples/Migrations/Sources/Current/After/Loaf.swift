import Foundation

/// Something that was baked.
struct Loaf: Sendable {
  var name: String
  var bakedAt: Date

  /// What the bakery has at a date.
  static func baked(before date: Date) -> [Loaf] {
    [
      Loaf(name: "rye-bread", bakedAt: date - 90 * 60),
      Loaf(name: "baguette", bakedAt: date - 26.5 * 3_600),
    ]
  }
}
