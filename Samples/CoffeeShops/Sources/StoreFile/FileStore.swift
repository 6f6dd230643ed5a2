public import AccountsInterface
public import Foundation
import LayerCakeEffects
public import ShopsInterface
public import StoreInterface
public import VisitsInterface

/// The store in one file of JSON, which is replaced as a whole at each change.
///
/// It reads the file once and then trusts its memory, so let one program at a time use it.
public actor FileStore: AccountStoring, VisitStoring {
  private let file: URL
  private var opened: KeyValueStore?

  /// Names a file, which is opened, or made, when it is first needed.
  public init(file: URL) {
    self.file = file
  }

  public func add(_ account: StoredAccount, session: SessionDigest) async throws(StoreError) {
    let record = Record(account, session: session)
    if try records().contains(where: { $0.key == record.key }) {
      throw .nameTaken(account.account.name)
    }
    try write(record)
  }

  public func account(key: String) async throws(StoreError) -> StoredAccount? {
    try records().first { $0.key == key }.map {
      StoredAccount(account: $0.account, passwordHash: $0.passwordHash)
    }
  }

  public func setPasswordHash(_ hash: String, of account: Account.ID) async throws(StoreError) {
    var record = try record(of: account)
    record.passwordHash = hash
    try write(record)
  }

  public func addSession(
    _ session: SessionDigest, of account: Account.ID
  ) async throws(StoreError) {
    var record = try record(of: account)
    record.sessions.append(session.text)
    try write(record)
  }

  public func account(session: SessionDigest) async throws(StoreError) -> Account? {
    try records().first { $0.sessions.contains(session.text) }?.account
  }

  public func removeSession(_ session: SessionDigest) async throws(StoreError) {
    guard var record = try records().first(where: { $0.sessions.contains(session.text) }) else {
      return
    }
    record.sessions.removeAll { $0 == session.text }
    try write(record)
  }

  public func add(
    _ rating: Rating, note: String?, to shop: CoffeeShop.ID, by account: Account.ID
  ) async throws(StoreError) -> Visit {
    var record = try record(of: account)
    let visit = Visit(shop: shop, rating: rating, note: note, since: record.visits[shop])
    record.visits[shop] = visit
    try write(record)
    return visit
  }

  public func visits(by account: Account.ID) async throws(StoreError) -> [Visit] {
    try records().first { $0.account.id == account }?.visits.values.sorted { $0.shop < $1.shop }
      ?? []
  }
}

/// All that belongs to one account is one value, so that it changes as one.
private struct Record: Codable {
  var account: Account
  var passwordHash: String
  var sessions: [String]
  var visits: [CoffeeShop.ID: Visit] = [:]

  init(_ stored: StoredAccount, session: SessionDigest) {
    account = stored.account
    passwordHash = stored.passwordHash
    sessions = [session.text]
  }

  var key: String { Account.key(ofName: account.name) }
}

extension FileStore {
  private func records() throws(StoreError) -> [Record] {
    let store = try open()
    return try attempt {
      try store.keys().compactMap { key in
        try store.data(key).map { try JSONDecoder().decode(Record.self, from: $0) }
      }
    }
  }

  private func record(of account: Account.ID) throws(StoreError) -> Record {
    guard let record = try records().first(where: { $0.account.id == account }) else {
      throw .noSuchAccount
    }
    return record
  }

  private func write(_ record: Record) throws(StoreError) {
    let store = try open()
    try attempt {
      try store.setData(record.account.id.uuidString, try JSONEncoder().encode(record))
    }
  }

  private func open() throws(StoreError) -> KeyValueStore {
    if let opened { return opened }
    do {
      let store = try KeyValueStore.file(at: file)
      opened = store
      return store
    } catch {
      throw .cannotOpen(path: file.path, reason: "\(error)")
    }
  }

  private func attempt<Value>(_ body: () throws -> Value) throws(StoreError) -> Value {
    do {
      return try body()
    } catch let error as DecodingError {
      throw .damaged(path: file.path, detail: "\(error)")
    } catch {
      throw .failed(path: file.path, reason: "\(error)")
    }
  }
}
