public import Foundation
public import ShopsInterface

/// What somebody thought of a shop, and when.
public struct Rating: Hashable, Sendable, Codable {
  public var stars: Stars
  public var date: Date

  public init(_ stars: Stars, on date: Date) {
    self.stars = stars
    self.date = date
  }
}

/// A shop that somebody has been to, with all that they said of it.
public struct Visit: Hashable, Sendable, Codable {
  public let shop: CoffeeShop.ID
  /// The rating that counts.
  public let latest: Rating
  /// The ratings before, oldest first.
  public let earlier: [Rating]
  public let note: String?

  /// The first visit of a shop or, if there was one before, that with another rating.
  ///
  /// Without a note, the one before stays.
  public init(shop: CoffeeShop.ID, rating: Rating, note: String? = nil, since before: Visit? = nil)
  {
    self.shop = shop
    latest = rating
    earlier = before.map { $0.earlier + [$0.latest] } ?? []
    self.note = note ?? before?.note
  }
}
