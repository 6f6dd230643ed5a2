public import AccountsInterface
public import ShopsInterface
public import VisitsInterface

/// Provides the place that keeps visits.
public protocol HasVisitStore {
  var visitStore: any VisitStoring { get }
}

/// A place that keeps visits. What goes for ``AccountStoring`` goes for it.
public protocol VisitStoring: Sendable {
  /// Adds a rating to an account's visit of a shop, or begins that visit, and returns all of it.
  ///
  /// Without a note, the one before stays.
  func add(
    _ rating: Rating, note: String?, to shop: CoffeeShop.ID, by account: Account.ID
  ) async throws(StoreError) -> Visit

  /// Returns the visits of an account, sorted by shop.
  func visits(by account: Account.ID) async throws(StoreError) -> [Visit]
}

/// A place that keeps everything.
public typealias Store = AccountStoring & VisitStoring
