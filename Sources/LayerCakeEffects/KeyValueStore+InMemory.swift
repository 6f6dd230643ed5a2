public import Foundation
import LayerCake

extension KeyValueStore {
  /// Returns a store that lives as long as its copies do: for tests, previews and demos.
  ///
  /// Each call makes a store of its own; its copies share what is in it.
  public static func inMemory(_ values: [String: Data] = [:]) -> KeyValueStore {
    let values = SharedValues(values)
    return KeyValueStore(
      data: { key in values.state.withLock { $0[key] } },
      setData: { key, data in values.state.withLock { $0[key] = data } },
      remove: { key in values.state.withLock { _ = $0.removeValue(forKey: key) } },
      keys: { values.state.withLock { $0.keys.sorted() } })
  }
}

private final class SharedValues: Sendable {
  let state: Lock<[String: Data]>

  init(_ values: [String: Data]) {
    state = Lock(values)
  }
}
