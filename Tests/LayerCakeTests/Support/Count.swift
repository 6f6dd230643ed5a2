import Synchronization

/// Counts how often something happens, on any thread.
final class Count: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .sequentiallyConsistent) }

  /// Counts one more, and returns how many that makes.
  @discardableResult
  func next() -> Int { count.add(1, ordering: .sequentiallyConsistent).newValue }

  /// Counts one more, and returns its argument.
  func counting<Value>(_ value: Value) -> Value {
    next()
    return value
  }
}
