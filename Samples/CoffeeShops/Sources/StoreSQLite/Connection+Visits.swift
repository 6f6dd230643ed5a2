import AccountsInterface
import Foundation
import ShopsInterface
import StoreInterface
import VisitsInterface

extension Connection {
  /// Writes in two tables: call it in a transaction.
  func add(
    _ rating: Rating, note: String?, to shop: CoffeeShop.ID, by account: Account.ID
  ) throws(StoreError) {
    try run(
      """
      INSERT INTO visits (account, shop, note) VALUES (?, ?, ?)
      ON CONFLICT (account, shop) DO UPDATE SET note = coalesce(excluded.note, note)
      """, [.text(account.uuidString), .text(shop), .text(orNull: note)])
    try run(
      "INSERT INTO ratings (account, shop, stars, rated_at) VALUES (?, ?, ?, ?)",
      [
        .text(account.uuidString), .text(shop), .integer(rating.stars.rawValue),
        .date(rating.date),
      ])
  }

  /// Reads the visits of an account to one shop or to all, sorted by shop.
  func visits(by account: Account.ID, of shop: CoffeeShop.ID? = nil) throws(StoreError) -> [Visit] {
    let ratings = try rows(
      """
      SELECT shop, stars, rated_at, note FROM visits JOIN ratings USING (account, shop)
      WHERE account = ?1 AND (?2 IS NULL OR shop = ?2) ORDER BY shop, number
      """, [.text(account.uuidString), .text(orNull: shop)]
    ) { row throws(StoreError) in
      guard let shop = row.text(0), let stars = Stars(rawValue: row.integer(1)) else {
        throw .damaged(path: path, detail: "a rating has no shop, or stars that there aren't")
      }
      return (shop: shop, rating: Rating(stars, on: row.date(2)), note: row.text(3))
    }
    var visits: [Visit] = []
    for (shop, rating, note) in ratings {
      let before = visits.last?.shop == shop ? visits.popLast() : nil
      visits.append(Visit(shop: shop, rating: rating, note: note, since: before))
    }
    return visits
  }
}
