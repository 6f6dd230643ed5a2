import CSQLite
import StoreInterface

/// An open database. It belongs to whoever made it: not to be used by two at a time.
final class Connection {
  let path: String
  let handle: OpaquePointer
  private var statements: [String: Statement] = [:]

  /// How long to wait, in milliseconds, while another program writes.
  private static let patience: Int32 = 5_000

  init(path: String) throws(StoreError) {
    self.path = path
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let reason = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(handle)
      throw .cannotOpen(path: path, reason: reason)
    }
    self.handle = handle
    sqlite3_busy_timeout(handle, Self.patience)
    // A commit is on the disk when it returns, and a reader never waits for a writer.
    try keepLogOfWrites()
    try execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
  }

  deinit {
    // Statements go first: the database stays open until the last one is gone.
    statements = [:]
    sqlite3_close_v2(handle)
  }

  /// Has writes go to a log, so that they and reads do not wait for each other.
  ///
  /// Whoever opens a new database sets this in it. SQLite reads how it is kept and then asks for the
  /// right to write; while another program has that, it fails at once instead of waiting, since two
  /// that read and wait for each other would do so for ever. Here nothing is held between the tries.
  private func keepLogOfWrites() throws(StoreError) {
    let end = ContinuousClock.now + .milliseconds(Int(Self.patience))
    while true {
      do throws(StoreError) {
        return try execute("PRAGMA journal_mode = WAL")
      } catch {
        guard sqlite3_errcode(handle) == SQLITE_BUSY, .now < end else { throw error }
        sqlite3_sleep(10)
      }
    }
  }

  /// Runs statements that take no values.
  func execute(_ sql: String) throws(StoreError) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
  }

  /// Runs a prepared statement, once for the values given, and reads its rows.
  func rows<Result>(
    _ sql: String, _ values: [Value] = [], _ read: (Row) throws(StoreError) -> Result
  ) throws(StoreError) -> [Result] {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    var results: [Result] = []
    while try statement.step() { results.append(try read(Row(statement: statement))) }
    return results
  }

  /// Runs a prepared statement that returns no rows.
  func run(_ sql: String, _ values: [Value] = []) throws(StoreError) {
    _ = try rows(sql, values) { _ throws(StoreError) in }
  }

  /// Does all that the body does, or nothing.
  ///
  /// It takes the right to write at its beginning, since one that had read before could not get it
  /// any more after another program's write.
  func transaction<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try execute("BEGIN IMMEDIATE")
    do throws(StoreError) {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // After some failures SQLite has rolled back itself; then there is nothing left to do.
      if sqlite3_get_autocommit(handle) == 0 { try execute("ROLLBACK") }
      throw error
    }
  }

  /// What SQLite says of the last call.
  func failure() -> StoreError {
    let reason = String(cString: sqlite3_errmsg(handle))
    switch sqlite3_errcode(handle) {
    case SQLITE_CORRUPT, SQLITE_NOTADB: return .damaged(path: path, detail: reason)
    default: return .failed(path: path, reason: reason)
    }
  }

  /// Each statement is compiled once.
  private func statement(_ sql: String) throws(StoreError) -> Statement {
    if let statement = statements[sql] { return statement }
    let statement = try Statement(sql, connection: self)
    statements[sql] = statement
    return statement
  }
}
