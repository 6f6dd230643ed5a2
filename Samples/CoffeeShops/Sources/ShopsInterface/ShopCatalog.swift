/// Provides the list of coffee shops.
public protocol HasShops {
  var shops: ShopCatalog { get }
}

/// The coffee shops that there are.
public struct ShopCatalog: Sendable {
  /// Returns the shops of an area, in no particular order.
  public var within: @Sendable (_ area: Area) async throws -> [CoffeeShop]

  /// Returns one shop, or nil if there is none of that id (any more).
  public var shop: @Sendable (_ id: CoffeeShop.ID) async throws -> CoffeeShop?

  public init(
    within: @escaping @Sendable (_ area: Area) async throws -> [CoffeeShop],
    shop: @escaping @Sendable (_ id: CoffeeShop.ID) async throws -> CoffeeShop?
  ) {
    self.within = within
    self.shop = shop
  }

  /// A catalogue of just these.
  public static func of(_ shops: [CoffeeShop]) -> ShopCatalog {
    ShopCatalog(
      within: { area in shops.filter { area.contains($0.place) } },
      shop: { id in shops.first { $0.id == id } })
  }
}
