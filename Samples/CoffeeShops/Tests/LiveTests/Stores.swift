import AccountsInterface
import CoffeeShopsTesting
import Foundation
import LayerCakeTesting
import StoreFile
public import StoreInterface
import StoreSQLite

/// A place on disk, and a way to open the store that is there, again and again.
struct StorePlace: Sendable {
  let folder: TemporaryFolder
  let open: @Sendable () -> any Store

  /// Opens the store, uses it and lets it go: only one at a time may have a file.
  func use<Result>(_ body: (any Store) async throws -> Result) async throws -> Result {
    try await body(open())
  }

  /// All kinds of store, each in a new place.
  static let all = [
    Implementation("database") {
      let folder = try TemporaryFolder()
      return StorePlace(folder: folder) { SQLiteStore(file: folder.file("store.db")) }
    },
    Implementation("file") {
      let folder = try TemporaryFolder()
      return StorePlace(folder: folder) { FileStore(file: folder.file("store.json")) }
    },
  ]
}

extension StoredAccount {
  static func named(_ name: String) -> StoredAccount {
    StoredAccount(account: .named(name), passwordHash: "hash of \(name)'s")
  }
}

extension SessionDigest: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text: text) }
}
