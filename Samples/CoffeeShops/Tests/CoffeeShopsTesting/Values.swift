public import AccountsInterface
public import Foundation
public import ShopsInterface
public import VisitsInterface

extension Date {
  /// A moment long past, noon of a day, so that a date that comes from elsewhere is off by decades.
  public static let someday = Date(timeIntervalSinceReferenceDate: 12 * 3_600)
}

extension Account {
  public static func named(_ name: String) -> Account {
    Account(id: UUID(), name: name, memberSince: .someday)
  }
}

extension CoffeeShop {
  public static func named(
    _ name: String, east: Double = 0, north: Double = 0, picture: String = "cup"
  ) -> CoffeeShop {
    CoffeeShop(
      id: name.lowercased(), name: name, address: "1 \(name) Road",
      place: Place(east: east, north: north), picture: picture)
  }
}

extension Visit {
  public static func of(
    _ shop: CoffeeShop.ID, _ stars: Stars, note: String? = nil
  ) -> (CoffeeShop.ID, Visit) {
    (shop, Visit(shop: shop, rating: Rating(stars, on: .someday), note: note))
  }
}
