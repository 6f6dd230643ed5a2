import AccountsInterface
import CoffeeShopsTesting
import LayerCakeTesting
import ShopsInterface
import StoreInterface
import Testing
import VisitsInterface
import VisitsLocal

/// The visited shops of one session.
struct VisitsTests {
  private func makeDependencies(_ store: any VisitStoring) -> VisitsTestDependencies {
    VisitsTestDependencies(session: Session(account: .named("ada")), visitStore: store)
  }

  /// A store that counts how often it is read, and may refuse to write.
  struct CountedStore: VisitStoring {
    let reads = Recorder<Account.ID, [Visit], StoreError>(
      "HasVisitStore.visitStore.visits",
      .always([Visit(shop: "mill", rating: Rating(.one, on: .someday))]))
    var failure: StoreError?

    func visits(by account: Account.ID) throws(StoreError) -> [Visit] { try reads(account) }

    func add(
      _ rating: Rating, note: String?, to shop: CoffeeShop.ID, by account: Account.ID
    ) throws(StoreError) -> Visit {
      if let failure { throw failure }
      return Visit(shop: shop, rating: rating, note: note)
    }
  }

  @Test func `The store is read once, for the account of the session`() async throws {
    let store = CountedStore()
    let dependencies = makeDependencies(store)
    let visited = VisitedShops.local(dependencies: dependencies)
    #expect(store.reads.calls == [])
    for _ in 0..<3 { #expect(try await visited.all().keys.sorted() == ["mill"]) }
    #expect(store.reads.calls == [dependencies.session.account.id])
  }

  @Test func `A rating is seen by all who share them`() async throws {
    let visited = VisitedShops.local(dependencies: makeDependencies(CountedStore()))
    let copy = visited
    let visit = try await visited.rate("ferry", Rating(.five, on: .someday), "water")
    #expect(try await copy.all()["ferry"] == visit)
    #expect(try await copy.all().count == 2)
  }

  @Test func `A rating that was not kept is not seen`() async throws {
    var store = CountedStore()
    store.failure = .failed(path: "p", reason: "disk full")
    let visited = VisitedShops.local(dependencies: makeDependencies(store))
    await #expect(throws: StoreError.failed(path: "p", reason: "disk full")) {
      try await visited.rate("ferry", Rating(.five, on: .someday), nil)
    }
    #expect(try await visited.all().keys.sorted() == ["mill"])
  }
}
