public import AccountsInterface
import ShopsInterface
public import StoreInterface
public import VisitsInterface

/// What visits on this machine need.
public typealias LocalVisitsDependencies = HasSession & HasVisitStore

extension VisitedShops {
  /// The visited shops of a session, read from the store once and then kept up to date.
  ///
  /// Make one for each session: those that read it don't see what another one writes.
  public static func local(dependencies: any LocalVisitsDependencies) -> VisitedShops {
    let visits = LocalVisits(
      account: dependencies.session.account.id, store: dependencies.visitStore)
    return VisitedShops(
      all: { try await visits.all() },
      rate: { shop, rating, note in try await visits.rate(shop, rating, note: note) })
  }
}

private actor LocalVisits {
  private let account: Account.ID
  private let store: any VisitStoring
  private var visits: [CoffeeShop.ID: Visit]?

  init(account: Account.ID, store: any VisitStoring) {
    self.account = account
    self.store = store
  }

  func all() async throws -> [CoffeeShop.ID: Visit] {
    if let visits { return visits }
    let stored = try await store.visits(by: account)
    // What was rated while the store was read is newer than what it returned.
    let visits = Dictionary(stored.map { ($0.shop, $0) }, uniquingKeysWith: { $1 })
      .merging(self.visits ?? [:]) { $1 }
    self.visits = visits
    return visits
  }

  func rate(_ shop: CoffeeShop.ID, _ rating: Rating, note: String?) async throws -> Visit {
    _ = try await all()
    let visit = try await store.add(rating, note: note, to: shop, by: account)
    // Two at once may come back in the other order; the one with more ratings is the later one.
    if visits?[shop].map({ $0.earlier.count < visit.earlier.count }) ?? true {
      visits?[shop] = visit
    }
    return visit
  }
}
