import AccountsInterface
import CoffeeShopsTesting
import Foundation
import LayerCakeEffects
import LayerCakeTesting
import ProfileFeature
import ScreenInterface
import ShopsInterface
import Testing
import VisitsInterface

struct ProfileTests {
  var dependencies = TestDependencies(
    session: Session(account: .named("ada")), calendar: .fixed)

  init() {
    dependencies.date = .constant(.someday + 3 * 86_400)
    dependencies.shops = .of([.named("Mill"), .named("Ferry"), .named("Abbey")])
  }

  var screen: ProfileScreen { ProfileScreen(dependencies: dependencies) }

  @Test mutating func `The best comes first, by name where that ties`() async throws {
    dependencies.visitedShops.all = {
      Dictionary(uniqueKeysWithValues: [
        Visit.of("mill", .two), Visit.of("ferry", .five, note: "by the\u{8}water"),
        Visit.of("abbey", .two), Visit.of("closed", .four),
      ])
    }
    #expect(
      try await screen.text() == """
        ada, member since 3 days ago
        regular, 4 shops visited; connoisseur at 8
        ★★★★★  Ferry   “by the water”
        ★★★★☆  closed
        ★★☆☆☆  Abbey
        ★★☆☆☆  Mill
        """)
  }

  @Test mutating func `Who has been nowhere is a guest`() async throws {
    dependencies.visitedShops.all = { [:] }
    #expect(
      try await screen.text()
        == "ada, member since 3 days ago\nguest, 0 shops visited; regular at 3")
  }

  @Test(arguments: [
    (0, Membership.guest), (2, .guest), (3, .regular), (7, .regular), (8, .connoisseur),
    (1_000, .connoisseur),
  ])
  func `Membership grows with the number of shops`(count: Int, membership: Membership) {
    #expect(Membership(visitedShops: count) == membership)
    #expect((membership.next == nil) == (membership == .connoisseur))
  }

  @Test mutating func `Logging out leads home`() async throws {
    let leaving = Recorder<Void, AccountError>("HasAccounts.accounts.logOut", .always(()))
    dependencies.accountsDouble.onLogOut = { () throws(AccountError) in try leaving() }
    guard case .home = try await screen.perform(Command("logout")) else {
      return #expect(Bool(false), "it leads home")
    }
    #expect(leaving.calls.count == 1)
  }

  @Test mutating func `Who could not be logged out stays`() async throws {
    let error = AccountError.unavailable(reason: "disk full")
    dependencies.accountsDouble.onLogOut = { () throws(AccountError) in throw error }
    await #expect(throws: error) { _ = try await screen.perform(Command("logout")) }
  }
}

extension TestDependencies {
  /// The double that stands for the accounts, to be told what it does.
  var accountsDouble: AccountManagingDouble {
    get { accounts as? AccountManagingDouble ?? AccountManagingDouble() }
    set { accounts = newValue }
  }
}
