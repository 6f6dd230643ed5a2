public import AccountsInterface
public import Foundation
public import ShopsInterface
public import StoreInterface
public import VisitsInterface

/// The store in a SQLite database, which several programs may use at a time.
///
/// Its calls take a thread of the pool while they wait for the disk. An app with more than one user
/// gives the database an executor of its own.
public actor SQLiteStore: AccountStoring, VisitStoring {
  private let path: String
  private var opened: Connection?

  /// Names a database, which is opened, made or migrated when it is first needed.
  public init(file: URL) {
    path = file.path
  }

  func database() throws(StoreError) -> Connection {
    if let opened { return opened }
    let connection = try Connection(path: path)
    try connection.migrate()
    opened = connection
    return connection
  }

  public func add(_ account: StoredAccount, session: SessionDigest) async throws(StoreError) {
    let database = try database()
    try database.transaction { () throws(StoreError) in
      let (id, name) = (account.account.id, account.account.name)
      let key = Account.key(ofName: name)
      if try database.account(key: key) != nil { throw .nameTaken(name) }
      try database.run(
        "INSERT INTO accounts (id, key, name, member_since, password_hash) VALUES (?, ?, ?, ?, ?)",
        [
          .text(id.uuidString), .text(key), .text(name), .date(account.account.memberSince),
          .text(account.passwordHash),
        ])
      try database.addSession(session, of: id)
    }
  }

  public func account(key: String) async throws(StoreError) -> StoredAccount? {
    try database().account(key: key)
  }

  public func setPasswordHash(_ hash: String, of account: Account.ID) async throws(StoreError) {
    let database = try database()
    try database.transaction { () throws(StoreError) in
      try database.checkIsThere(account)
      try database.run(
        "UPDATE accounts SET password_hash = ? WHERE id = ?",
        [.text(hash), .text(account.uuidString)])
    }
  }

  public func addSession(
    _ session: SessionDigest, of account: Account.ID
  ) async throws(StoreError) {
    let database = try database()
    try database.transaction { () throws(StoreError) in
      try database.checkIsThere(account)
      try database.addSession(session, of: account)
    }
  }

  public func account(session: SessionDigest) async throws(StoreError) -> Account? {
    let database = try database()
    return try database.rows(
      """
      SELECT id, name, member_since FROM accounts
      JOIN sessions ON sessions.account = accounts.id WHERE digest = ?
      """, [.text(session.text)]
    ) { row throws(StoreError) in try database.account(in: row) }.first
  }

  public func removeSession(_ session: SessionDigest) async throws(StoreError) {
    try database().run("DELETE FROM sessions WHERE digest = ?", [.text(session.text)])
  }

  public func add(
    _ rating: Rating, note: String?, to shop: CoffeeShop.ID, by account: Account.ID
  ) async throws(StoreError) -> Visit {
    let database = try database()
    return try database.transaction { () throws(StoreError) in
      try database.checkIsThere(account)
      try database.add(rating, note: note, to: shop, by: account)
      guard let visit = try database.visits(by: account, of: shop).first else {
        throw .damaged(path: path, detail: "a rating that was just written is not there")
      }
      return visit
    }
  }

  public func visits(by account: Account.ID) async throws(StoreError) -> [Visit] {
    try database().visits(by: account)
  }
}
