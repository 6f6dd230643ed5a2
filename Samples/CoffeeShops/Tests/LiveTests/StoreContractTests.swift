import AccountsInterface
import CoffeeShopsTesting
import Foundation
import LayerCakeTesting
import StoreInterface
import Testing
import VisitsInterface

/// What every store must do, so that the program can't tell which one it has.
struct StoreContractTests {
  let ada = StoredAccount.named("Ada")
  let bob = StoredAccount.named("Bob")

  @Test(arguments: StorePlace.all)
  func `An account is found by its name and by its session, also later`(
    stores: Implementation<StorePlace>
  ) async throws {
    let place = try await stores.make()
    try await place.use { try await $0.add(ada, session: "s1") }
    for _ in ["now", "later"] {
      let store = place.open()
      #expect(try await store.account(key: "ada") == ada)
      #expect(try await store.account(session: "s1") == ada.account)
      #expect(try await store.account(key: "Ada") == nil, "a key is in lower case")
      #expect(try await store.account(session: "s2") == nil)
    }
  }

  @Test(arguments: StorePlace.all)
  func `A name is taken in any case, and the refused account leaves nothing behind`(
    stores: Implementation<StorePlace>
  ) async throws {
    let place = try await stores.make()
    try await place.use { store in
      try await store.add(ada, session: "s1")
      await #expect(throws: StoreError.nameTaken("ADA")) {
        try await store.add(.named("ADA"), session: "s2")
      }
    }
    let later = place.open()
    #expect(try await later.account(session: "s2") == nil)
    #expect(try await later.account(key: "ada") == ada)
  }

  @Test(arguments: StorePlace.all)
  func `An account has many sessions, and each ends alone`(
    stores: Implementation<StorePlace>
  ) async throws {
    let place = try await stores.make()
    try await place.use { store in
      try await store.add(ada, session: "s1")
      try await store.add(bob, session: "b1")
      try await store.addSession("s2", of: ada.account.id)
      try await store.removeSession("s1")
      try await store.removeSession("never there")
    }
    let later = place.open()
    #expect(try await later.account(session: "s1") == nil)
    #expect(try await later.account(session: "s2") == ada.account)
    #expect(try await later.account(session: "b1") == bob.account)
  }

  @Test(arguments: StorePlace.all)
  func `A renewed hash is there in place of the old one, and nothing else has changed`(
    stores: Implementation<StorePlace>
  ) async throws {
    let place = try await stores.make()
    try await place.use { store in
      try await store.add(ada, session: "s1")
      try await store.add(bob, session: "b1")
      try await store.setPasswordHash("another", of: ada.account.id)
    }
    let later = place.open()
    var renewed = ada
    renewed.passwordHash = "another"
    #expect(try await later.account(key: "ada") == renewed)
    #expect(try await later.account(session: "s1") == ada.account)
    #expect(try await later.account(key: "bob") == bob)
  }

  @Test(arguments: StorePlace.all)
  func `Who has no account has no sessions and no visits`(
    stores: Implementation<StorePlace>
  ) async throws {
    let place = try await stores.make()
    let store = place.open()
    await #expect(throws: StoreError.noSuchAccount) { try await store.addSession("s", of: UUID()) }
    await #expect(throws: StoreError.noSuchAccount) {
      try await store.setPasswordHash("another", of: UUID())
    }
    await #expect(throws: StoreError.noSuchAccount) {
      try await store.add(Rating(.one, on: .someday), note: nil, to: "mill", by: UUID())
    }
    #expect(try await store.visits(by: UUID()) == [])
  }

  @Test(arguments: StorePlace.all)
  func `Ratings add up, and a note stays until there is another`(
    stores: Implementation<StorePlace>
  ) async throws {
    let place = try await stores.make()
    let id = ada.account.id
    let (abbey, visit) = try await place.use { store in
      try await store.add(ada, session: "s")
      try await store.add(bob, session: "b")
      // A date that is no round number must come back as it was.
      let ratings = (0..<3).map {
        Rating([.two, .five, .three][$0], on: .someday + Double($0) / 3)
      }
      _ = try await store.add(ratings[0], note: nil, to: "mill", by: id)
      _ = try await store.add(ratings[1], note: "'; DROP TABLE visits; --\0é", to: "mill", by: id)
      let visit = try await store.add(ratings[2], note: nil, to: "mill", by: id)
      #expect(visit.shop == "mill")
      #expect(visit.earlier + [visit.latest] == ratings)
      #expect(visit.note == "'; DROP TABLE visits; --\0é")

      let abbey = try await store.add(ratings[0], note: "n", to: "abbey", by: id)
      return (abbey, visit)
    }
    let later = place.open()
    #expect(try await later.visits(by: id) == [abbey, visit])
    #expect(try await later.visits(by: bob.account.id) == [])
  }

  @Test(arguments: StorePlace.all)
  func `Many at once lose nothing`(stores: Implementation<StorePlace>) async throws {
    let place = try await stores.make()
    let id = ada.account.id
    try await place.use { store in
      try await store.add(ada, session: "s")
      try await withThrowingTaskGroup { group in
        for number in 0..<20 {
          group.addTask {
            let shop = "shop-\(number % 2)"
            _ = try await store.add(Rating(.four, on: .someday), note: nil, to: shop, by: id)
          }
        }
        try await group.waitForAll()
      }
    }
    #expect(try await place.open().visits(by: id).map(\.earlier.count) == [9, 9])
  }

  @Test(arguments: StorePlace.all)
  func `What can't be opened is an error that names it`(
    stores: Implementation<StorePlace>
  ) async throws {
    let place = try await stores.make()
    let store = place.open()
    for name in ["store.db", "store.json"] {
      try Data("This is a letter to my aunt, and no store.".utf8).write(to: place.folder.file(name))
    }
    let error = await #expect(throws: StoreError.self) { try await store.account(key: "ada") }
    #expect(error?.description.contains(place.folder.url.lastPathComponent) == true)
    #expect(try Data(contentsOf: place.folder.file("store.json")).count == 42, "and left alone")
    #expect(try Data(contentsOf: place.folder.file("store.db")).count == 42, "and left alone")
  }

  @Test(arguments: StorePlace.all)
  func `A folder that is gone is an error that names it`(
    stores: Implementation<StorePlace>
  ) async throws {
    let place = try await stores.make()
    try FileManager.default.removeItem(at: place.folder.url)
    let error = await #expect(throws: StoreError.self) {
      try await place.open().add(ada, session: "s")
    }
    #expect(error?.description.contains(place.folder.url.lastPathComponent) == true)
  }
}
