import StoreInterface

/// The steps from an empty database to today's, in order.
///
/// Never change one that people have: what it would make is in their databases already. Add another.
/// Dates are seconds since 2001, which is what keeps a `Date` exact.
let migrations = [
  """
  CREATE TABLE accounts (
    id TEXT PRIMARY KEY, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
    member_since REAL NOT NULL, password_hash TEXT NOT NULL
  ) STRICT;
  CREATE TABLE sessions (
    digest TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts
  ) STRICT;
  CREATE TABLE visits (
    account TEXT NOT NULL REFERENCES accounts, shop TEXT NOT NULL,
    PRIMARY KEY (account, shop)
  ) STRICT;
  CREATE TABLE ratings (
    number INTEGER PRIMARY KEY, account TEXT NOT NULL, shop TEXT NOT NULL,
    stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5), rated_at REAL NOT NULL,
    FOREIGN KEY (account, shop) REFERENCES visits
  ) STRICT;
  """,
  // The first version had no notes.
  "ALTER TABLE visits ADD COLUMN note TEXT",
  "CREATE INDEX ratings_by_visit ON ratings (account, shop)",
]

extension Connection {
  /// Brings the database to the last version, step by step: each is done as a whole or not at all.
  func migrate(_ migrations: [String] = migrations) throws(StoreError) {
    while try version() != migrations.count {
      try transaction { () throws(StoreError) in
        // Read again: another program may have done it while this one waited for its turn.
        let version = try version()
        guard version <= migrations.count else {
          throw .tooNew(path: path, version: version, known: migrations.count)
        }
        if version == migrations.count { return }
        try execute(migrations[version])
        try execute("PRAGMA user_version = \(version + 1)")
      }
    }
  }

  private func version() throws(StoreError) -> Int {
    try rows("PRAGMA user_version") { row throws(StoreError) in row.integer(0) }.first ?? 0
  }
}
