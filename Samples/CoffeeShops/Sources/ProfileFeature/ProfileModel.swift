public import AccountsInterface
public import ShopsInterface
public import VisitsInterface

/// What the profile needs.
public typealias ProfileDependencies = HasSession & HasAccounts & HasShops & HasVisitedShops

/// The one who is logged in.
public struct ProfileModel {
  private let dependencies: any ProfileDependencies

  public init(dependencies: any ProfileDependencies) {
    self.dependencies = dependencies
  }

  public var account: Account { dependencies.session.account }

  public func membership() async throws -> Membership {
    Membership(visitedShops: try await dependencies.visitedShops.all().count)
  }

  /// Returns the visited shops, best first, by name where that ties.
  ///
  /// A shop that has closed for good has no name any more; its id stands for it.
  public func visits() async throws -> [(shop: String, visit: Visit)] {
    var visits: [(shop: String, visit: Visit)] = []
    for visit in try await dependencies.visitedShops.all().values {
      visits.append((try await dependencies.shops.shop(visit.shop)?.name ?? visit.shop, visit))
    }
    return visits.sorted { one, other in
      let (stars, others) = (one.visit.latest.stars.rawValue, other.visit.latest.stars.rawValue)
      return stars == others ? one.shop < other.shop : stars > others
    }
  }

  public func logOut() async throws {
    try await dependencies.accounts.logOut()
  }
}
