import AccountsInterface
import Foundation
import StoreInterface

extension Connection {
  func account(key: String) throws(StoreError) -> StoredAccount? {
    try rows(
      "SELECT id, name, member_since, password_hash FROM accounts WHERE key = ?", [.text(key)]
    ) { row throws(StoreError) in
      StoredAccount(account: try account(in: row), passwordHash: row.text(3) ?? "")
    }.first
  }

  func addSession(_ session: SessionDigest, of account: Account.ID) throws(StoreError) {
    try run(
      "INSERT INTO sessions (digest, account) VALUES (?, ?)",
      [.text(session.text), .text(account.uuidString)])
  }

  func checkIsThere(_ account: Account.ID) throws(StoreError) {
    let counts = try rows(
      "SELECT count(*) FROM accounts WHERE id = ?", [.text(account.uuidString)]
    ) { row throws(StoreError) in row.integer(0) }
    if counts != [1] { throw .noSuchAccount }
  }

  /// Reads an account from a row of id, name and date.
  func account(in row: Row) throws(StoreError) -> Account {
    guard let id = row.text(0).flatMap(UUID.init(uuidString:)), let name = row.text(1) else {
      throw .damaged(path: path, detail: "an account has no name, or an id that is none")
    }
    return Account(id: id, name: name, memberSince: row.date(2))
  }
}

extension Value {
  static func date(_ date: Date) -> Value { .real(date.timeIntervalSinceReferenceDate) }
}

extension Row {
  func date(_ column: Int32) -> Date { Date(timeIntervalSinceReferenceDate: real(column)) }
}
