public import Foundation

/// A store of small values by key: settings, tokens, marks of where the user left off.
///
/// A store is safe to use from any thread. What a call has set, every later call sees.
public struct KeyValueStore: Sendable {
  /// Returns the data of a key, or nil if the key has none.
  public var data: @Sendable (_ key: String) throws -> Data?

  /// Sets the data of a key; when it returns, the data is stored.
  public var setData: @Sendable (_ key: String, _ data: Data) throws -> Void

  /// Removes a key and its data; a key that has none is left alone.
  public var remove: @Sendable (_ key: String) throws -> Void

  /// Returns all keys that have data, sorted.
  public var keys: @Sendable () throws -> [String]

  /// Makes a store from closures, which may be called from any thread.
  public init(
    data: @escaping @Sendable (_ key: String) throws -> Data?,
    setData: @escaping @Sendable (_ key: String, _ data: Data) throws -> Void,
    remove: @escaping @Sendable (_ key: String) throws -> Void,
    keys: @escaping @Sendable () throws -> [String]
  ) {
    self.data = data
    self.setData = setData
    self.remove = remove
    self.keys = keys
  }
}
