import CSQLite
import StoreInterface

/// What a column holds.
enum Value {
  case null
  case integer(Int)
  case real(Double)
  case text(String)

  /// Text, or nothing.
  static func text(orNull text: String?) -> Value { text.map(Value.text) ?? .null }
}

/// A prepared statement. Values are bound to it, never written into it.
final class Statement {
  /// Unowned, since the connection keeps its statements.
  private unowned let connection: Connection
  fileprivate let handle: OpaquePointer

  init(_ sql: String, connection: Connection) throws(StoreError) {
    self.connection = connection
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(
      connection.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK else { throw connection.failure() }
    guard let handle else {
      throw .failed(path: connection.path, reason: "there is no statement in '\(sql)'")
    }
    self.handle = handle
  }

  deinit {
    sqlite3_finalize(handle)
  }

  func bind(_ values: [Value]) throws(StoreError) {
    let expected = Int(sqlite3_bind_parameter_count(handle))
    guard values.count == expected else {
      let reason = "a statement with \(expected) parameters got \(values.count) values"
      throw .failed(path: connection.path, reason: reason)
    }
    for (index, value) in zip(Int32(1)..., values) {
      let code =
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let number): sqlite3_bind_int64(handle, index, Int64(number))
        case .real(let number): sqlite3_bind_double(handle, index, number)
        case .text(let text): bind(text, at: index)
        }
      guard code == SQLITE_OK else { throw connection.failure() }
    }
  }

  /// The length goes with it, so that a zero byte inside does not end it.
  private func bind(_ text: String, at index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        sqlite3_bind_text(handle, index, characters.baseAddress, Int32(bytes.count), makesCopy)
      }
    }
  }

  /// Whether there is a row, or else the statement is done.
  func step() throws(StoreError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw connection.failure()
    }
  }

  /// Ends the run, whatever came of it, and lets the values go.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }
}

/// One row of a statement's result, as long as it is the current one.
struct Row {
  fileprivate let statement: Statement

  init(statement: Statement) {
    self.statement = statement
  }

  func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement.handle, column)) }

  func real(_ column: Int32) -> Double { sqlite3_column_double(statement.handle, column) }

  /// The text, or nil where there is none.
  func text(_ column: Int32) -> String? {
    guard let bytes = sqlite3_column_text(statement.handle, column) else { return nil }
    let count = Int(sqlite3_column_bytes(statement.handle, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}

/// SQLite's `SQLITE_TRANSIENT`, which C writes as -1 and Swift can't import: it copies the text.
private var makesCopy: sqlite3_destructor_type {
  unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}
