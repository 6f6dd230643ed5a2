/// How well somebody knows the town's coffee.
public enum Membership: Int, Hashable, Sendable, CaseIterable, Comparable {
  case guest = 0
  case regular = 3
  case connoisseur = 8

  /// The level of somebody who has visited so many shops.
  public init(visitedShops count: Int) {
    self = Self.allCases.last { $0.rawValue <= count } ?? .guest
  }

  /// The level above, if there is one.
  public var next: Membership? { Self.allCases.first { $0 > self } }

  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
