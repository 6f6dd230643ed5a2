import AccountsInterface
import Foundation
import LayerCakeEffects
import ProfileFeature
import ScreenInterface
import ShopsInterface
import Terminal
import VisitsInterface

/// The profile alone: somebody who has been to three shops, one of which has closed since.
struct DevDependencies: ProfileScreenDependencies {
  let session = Session(
    account: Account(id: UUID(), name: "blob", memberSince: .now - 40 * 86_400))
  let accounts: any AccountManaging = NoAccounts()
  let date = DateGenerator.live
  let calendar = Calendar.autoupdatingCurrent
  let shops = ShopCatalog.of(
    ["Good Beans", "Bad Beans"].map { name in
      CoffeeShop(id: name, name: name, address: "", place: .marketSquare, picture: "")
    })
  let visitedShops = VisitedShops(
    all: {
      [
        "Good Beans": visit("Good Beans", .five, "the cake, too"),
        "Bad Beans": visit("Bad Beans", .two, nil),
        "closed-for-good": visit("closed-for-good", .four, nil),
      ]
    },
    rate: { shop, rating, note in Visit(shop: shop, rating: rating, note: note) })

  private static func visit(_ shop: CoffeeShop.ID, _ stars: Stars, _ note: String?) -> Visit {
    Visit(shop: shop, rating: Rating(stars, on: .now), note: note)
  }
}

/// Accounts that nobody can log into; logging out does nothing.
struct NoAccounts: AccountManaging {
  func currentSession() -> Session? { nil }
  func createAccount(name: String, password: String) throws(AccountError) -> Session {
    throw .unavailable(reason: "there are no accounts in here")
  }
  func logIn(name: String, password: String) throws(AccountError) -> Session {
    throw .unavailable(reason: "there are no accounts in here")
  }
  func logOut() {}
}

@main
struct ProfileDev {
  static func main() async throws {
    if try await !Terminal().run([ProfileScreen(dependencies: DevDependencies())]) { exit(1) }
  }
}
