public import AnalyticsInterface
public import LayerCakeEffects
public import ShopsInterface
public import VisitsInterface

/// What the details of a shop need.
public typealias DetailsDependencies = HasVisitedShops & HasDate & HasPictures & HasAnalytics

/// One shop, and what the one who is logged in thinks of it.
public struct DetailsModel {
  public let shop: CoffeeShop
  private let dependencies: any DetailsDependencies
  /// Held, so that the cache lives as long as somebody looks at a shop.
  private let pictures: any PictureCaching

  public static let longestNote = 200

  public init(shop: CoffeeShop, dependencies: any DetailsDependencies) {
    self.shop = shop
    self.dependencies = dependencies
    pictures = dependencies.pictures
  }

  public func picture() throws -> Picture { try pictures.picture(named: shop.picture) }

  public func visit() async throws -> Visit? {
    try await dependencies.visitedShops.all()[shop.id]
  }

  /// Rates the shop. Without a note, the one before stays.
  public func rate(_ stars: Stars, note: String? = nil) async throws -> Visit {
    if let note, note.count > Self.longestNote {
      throw DetailsError.noteTooLong(maximum: Self.longestNote)
    }
    let rating = Rating(stars, on: dependencies.date.now())
    let visit = try await dependencies.visitedShops.rate(shop.id, rating, note)
    dependencies.analytics.count(.rated)
    return visit
  }
}

/// Why a rating was not taken.
public enum DetailsError: Error, Hashable, Sendable, CustomStringConvertible {
  case noSuchStars(String)
  case noteTooLong(maximum: Int)

  public var description: String {
    switch self {
    case .noSuchStars(let text): "'\(text)' is not a number of stars from 1 to 5"
    case .noteTooLong(let maximum): "a note has at most \(maximum) characters"
    }
  }
}
