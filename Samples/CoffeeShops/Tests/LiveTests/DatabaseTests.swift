import AccountsInterface
import CoffeeShopsTesting
import Foundation
import StoreInterface
import Testing
import VisitsInterface

@testable import StoreSQLite

/// What is the database's own: statements, transactions, migrations, two programs at a time.
struct DatabaseTests {
  let folder: TemporaryFolder
  var file: URL { folder.file("store.db") }

  init() throws {
    folder = try TemporaryFolder()
  }

  func connection() throws -> Connection { try Connection(path: file.path) }

  func count(_ table: String, _ connection: Connection) throws -> Int? {
    try connection.rows("SELECT count(*) FROM \(table)") { row throws(StoreError) in
      row.integer(0)
    }.first
  }

  @Test func `A transaction that fails has done nothing`() throws {
    struct ChangedMyMind: Error {}
    let connection = try connection()
    try connection.execute("CREATE TABLE cups (size TEXT NOT NULL)")
    #expect(throws: StoreError.self) {
      try connection.transaction { () throws(StoreError) in
        try connection.run("INSERT INTO cups VALUES (?)", [.text("small")])
        try connection.run("INSERT INTO cups VALUES (?)", [.null])
      }
    }
    #expect(try count("cups", connection) == 0)
    try connection.transaction { () throws(StoreError) in
      try connection.run("INSERT INTO cups VALUES (?)", [.text("small")])
    }
    #expect(try count("cups", connection) == 1, "and the next one works")
  }

  @Test func `Values are bound, not written into the statement`() throws {
    let connection = try connection()
    let odd = "'); DROP TABLE cups; --\0\u{1F375}"
    let values = try connection.rows(
      "SELECT ?, ?, ?, ?", [.text(odd), .integer(.min), .real(0.1), .null]
    ) { row throws(StoreError) in
      (row.text(0), row.integer(1), row.real(2), row.text(3))
    }
    #expect(values.map(\.0) == [odd])
    #expect(values.map(\.1) == [.min])
    #expect(values.map(\.2) == [0.1])
    #expect(values.map(\.3) == [nil])
    #expect(throws: StoreError.self) { try connection.run("SELECT ?", []) }
    #expect(throws: StoreError.self) { try connection.run("SELECT", []) }
    #expect(throws: StoreError.self) { try connection.run("  ", []) }
  }

  @Test func `A database of the first version is brought up to date with all that is in it`()
    async throws
  {
    let account = Account.named("ada")
    do {
      let connection = try connection()
      try connection.migrate(Array(migrations.prefix(1)))
      try connection.execute(
        """
        INSERT INTO accounts VALUES ('\(account.id.uuidString)', 'ada', 'ada',
          \(account.memberSince.timeIntervalSinceReferenceDate), 'hash');
        INSERT INTO visits VALUES ('\(account.id.uuidString)', 'mill');
        INSERT INTO ratings (account, shop, stars, rated_at)
          VALUES ('\(account.id.uuidString)', 'mill', 2, 0);
        """)
    }
    let store = SQLiteStore(file: file)
    let before = Visit(
      shop: "mill", rating: Rating(.two, on: Date(timeIntervalSinceReferenceDate: 0)))
    #expect(try await store.account(key: "ada")?.account == account)
    #expect(try await store.visits(by: account.id) == [before])
    let rating = Rating(.five, on: .someday)
    let after = try await store.add(rating, note: "better", to: "mill", by: account.id)
    #expect(after == Visit(shop: "mill", rating: rating, note: "better", since: before))
  }

  @Test func `A migration that fails leaves the version before`() throws {
    let connection = try connection()
    let steps = ["CREATE TABLE a (x)", "CREATE TABLE b (x); CREATE TABLE a (x)"]
    #expect(throws: StoreError.self) { try connection.migrate(steps) }
    #expect(try count("a", connection) == 0)
    #expect(throws: StoreError.self) { try count("b", connection) }
    try connection.migrate([steps[0], "CREATE TABLE b (x)"])
    #expect(try count("b", connection) == 0)
  }

  @Test func `A database of a later version is left alone`() async throws {
    try connection().execute("PRAGMA user_version = 99")
    let error = StoreError.tooNew(path: file.path, version: 99, known: migrations.count)
    await #expect(throws: error) { try await SQLiteStore(file: file).visits(by: UUID()) }
  }

  @Test func `Two programs open a new database at once, and both can write`() async throws {
    let file = file
    let id = try await withThrowingTaskGroup { group in
      for number in 0..<4 {
        group.addTask {
          let account = StoredAccount.named("ada-\(number)")
          let store = SQLiteStore(file: file)
          try await store.add(account, session: SessionDigest(text: "s\(number)"))
          return account.account.id
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(id).count == 4)
    #expect(try count("accounts", connection()) == 4)
    #expect(try count("sessions", connection()) == 4)
  }

  @Test func `A program that opens a new database waits for one that writes to it`() async throws {
    let file = file
    let first = try connection()
    try first.execute("PRAGMA journal_mode = DELETE; BEGIN IMMEDIATE; CREATE TABLE cups (size)")
    let count = Task.detached { try self.count("cups", Connection(path: file.path)) }
    try await Task.sleep(for: .milliseconds(200))
    try first.execute("COMMIT")
    #expect(try await count.value == 0)
  }

  @Test func `A file that is damaged is named`() async throws {
    try await SQLiteStore(file: file).add(.named("ada"), session: "s")
    try Data("no database".utf8).write(to: file)
    let error = await #expect(throws: StoreError.self) {
      try await SQLiteStore(file: file).account(key: "ada")
    }
    #expect(error == .damaged(path: file.path, detail: "file is not a database"))
  }
}
