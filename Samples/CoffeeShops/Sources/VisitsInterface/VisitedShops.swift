public import ShopsInterface

/// Provides the shops that the one who is logged in has visited.
public protocol HasVisitedShops {
  var visitedShops: VisitedShops { get }
}

/// The visited shops of one session, common to all that belongs to it.
public struct VisitedShops: Sendable {
  /// Returns all visits, by shop.
  public var all: @Sendable () async throws -> [CoffeeShop.ID: Visit]

  /// Rates a shop. When it returns, the rating is kept, and everybody in the session sees it.
  ///
  /// Without a note, the one before stays.
  public var rate:
    @Sendable (_ shop: CoffeeShop.ID, _ rating: Rating, _ note: String?) async throws -> Visit

  public init(
    all: @escaping @Sendable () async throws -> [CoffeeShop.ID: Visit],
    rate:
      @escaping @Sendable (_ shop: CoffeeShop.ID, _ rating: Rating, _ note: String?) async throws
      -> Visit
  ) {
    self.all = all
    self.rate = rate
  }
}
