import CSQLite

/// Why the database did not do what it was asked to.
public struct StorageError: Error, Equatable, CustomStringConvertible {
  public let description: String
}

/// An open database. It belongs to whoever made it: not to be used by two at a time.
final class Connection {
  private let handle: OpaquePointer

  init(path: String) throws(StorageError) {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let reason = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(handle)
      throw StorageError(description: "cannot open '\(path)': \(reason)")
    }
    self.handle = handle
    // Another program may be writing: wait for it this long, in milliseconds.
    sqlite3_busy_timeout(handle, 5_000)
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  /// Runs one statement with values for its `?`, and returns its rows as text.
  func run(_ sql: String, _ values: [String] = []) throws(StorageError) -> [[String]] {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
      throw failure(of: sql)
    }
    defer { sqlite3_finalize(statement) }
    for (index, value) in zip(Int32(1)..., values) {
      guard sqlite3_bind_text(statement, index, value, -1, makesCopy) == SQLITE_OK else {
        throw failure(of: sql)
      }
    }
    var rows: [[String]] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        rows.append(
          (0..<sqlite3_column_count(statement)).map { column in
            sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
          })
      case SQLITE_DONE: return rows
      default: throw failure(of: sql)
      }
    }
  }

  private func failure(of sql: String) -> StorageError {
    StorageError(description: "\(String(cString: sqlite3_errmsg(handle))), in: \(sql)")
  }
}

/// SQLite's `SQLITE_TRANSIENT`, which C writes as -1 and Swift can't import: it copies the text.
private var makesCopy: sqlite3_destructor_type {
  unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}
