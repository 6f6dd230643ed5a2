public import RequestInterface

/// A database whose transactions take turns, as SQLite has them: one at a time.
///
/// Whoever waits for its turn is suspended and blocks no thread. Blocked threads could not run what
/// ends the transaction that they wait for.
public actor Database {
  private var connection: Connection?
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Opens a database, `:memory:` for one that is gone when it is closed, with what it must have.
  public init(path: String) throws {
    let connection = try Connection(path: path)
    for sql in [
      "CREATE TABLE IF NOT EXISTS stock (item TEXT PRIMARY KEY, count INTEGER NOT NULL)",
      """
      CREATE TABLE IF NOT EXISTS orders (
        number INTEGER PRIMARY KEY, item TEXT NOT NULL, customer TEXT NOT NULL)
      """,
      "INSERT OR IGNORE INTO stock VALUES ('croissant', 1000), ('brezel', 2), ('rye', 500)",
    ] {
      _ = try connection.run(sql)
    }
    self.connection = connection
  }

  /// Waits for its turn, and begins.
  public func begin() async throws -> Transaction {
    await turn()
    do {
      _ = try run("BEGIN IMMEDIATE")
    } catch {
      endTurn()
      throw error
    }
    return Transaction { sql, values in try await self.run(sql, values) }
  }

  /// Ends the transaction that has its turn: what it did comes true, or never was.
  public func end(committing: Bool) throws {
    defer { endTurn() }
    do {
      _ = try run(committing ? "COMMIT" : "ROLLBACK")
    } catch {
      // A full disk, say. What is left of it must not become part of the next one.
      if committing { _ = try? run("ROLLBACK") }
      throw error
    }
  }

  /// Closes the database; what is asked of it afterwards is an error.
  public func close() {
    connection = nil
  }

  private func run(_ sql: String, _ values: [String] = []) throws -> [[String]] {
    guard let connection else { throw StorageError(description: "the database is closed") }
    return try connection.run(sql, values)
  }

  private func turn() async {
    guard isBusy else {
      isBusy = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// The turn goes to whoever has waited longest, without a moment in which it is nobody's.
  private func endTurn() {
    if waiting.isEmpty {
      isBusy = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
