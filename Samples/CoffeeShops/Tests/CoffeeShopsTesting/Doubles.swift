public import AccountsInterface
public import AnalyticsInterface
import LayerCakeTesting
public import ShopsInterface
public import VisitsInterface

/// Accounts that do what a test says, and fail it by name where it says nothing.
public struct AccountsDouble: AccountManaging {
  public var session: @Sendable () async throws(AccountError) -> Session?
  public var create: @Sendable (_ name: String, _ password: String) throws(AccountError) -> Session
  public var enter: @Sendable (_ name: String, _ password: String) throws(AccountError) -> Session
  public var leave: @Sendable () throws(AccountError) -> Void

  public init() {
    let error = AccountError.unavailable(reason: "unimplemented")
    session = { () throws(AccountError) in
      recordUnimplemented("HasAccounts.accounts.currentSession")
      throw error
    }
    create = unimplemented("HasAccounts.accounts.createAccount", throwing: error)
    enter = unimplemented("HasAccounts.accounts.logIn", throwing: error)
    leave = unimplemented("HasAccounts.accounts.logOut", throwing: error)
  }

  public func currentSession() async throws(AccountError) -> Session? { try await session() }

  public func createAccount(name: String, password: String) throws(AccountError) -> Session {
    try create(name, password)
  }

  public func logIn(name: String, password: String) throws(AccountError) -> Session {
    try enter(name, password)
  }

  public func logOut() throws(AccountError) { try leave() }
}

extension Analytics {
  public static func unimplemented() -> Analytics {
    Analytics(count: LayerCakeTesting.unimplemented("HasAnalytics.analytics.count"))
  }
}

extension ShopCatalog {
  public static func unimplemented() -> ShopCatalog {
    ShopCatalog(
      within: LayerCakeTesting.unimplemented("HasShops.shops.within"),
      shop: LayerCakeTesting.unimplemented("HasShops.shops.shop"))
  }
}

extension VisitedShops {
  public static func unimplemented() -> VisitedShops {
    VisitedShops(
      all: LayerCakeTesting.unimplemented("HasVisitedShops.visitedShops.all"),
      rate: LayerCakeTesting.unimplemented("HasVisitedShops.visitedShops.rate"))
  }
}
