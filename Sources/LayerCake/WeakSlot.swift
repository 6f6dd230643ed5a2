/// The place that remembers a value while somebody holds it, common to all copies of its root.
final class WeakSlot<Value: AnyObject> {
  /// What makes the value if the caller brings nothing else.
  let make: @Sendable () -> Value

  private let current = Lock(WeakReference())
  private let lock = CreationLock()

  init(make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  /// Returns the value that somebody holds, or a new one, which `make` makes.
  func value<Failure: Error>(_ make: () throws(Failure) -> Value) throws(Failure) -> Value {
    if let held { return held }
    return try lock.withTurn(at: self) { () throws(Failure) in
      // Another thread may have made one while this one waited for its turn.
      if let held { return held }
      let object = try make()
      current.withLock { $0.object = object }
      return object
    }
  }

  private var held: Value? {
    // Nothing but a `Value` is ever put there.
    current.withLock { $0.object }.map { unsafeDowncast($0, to: Value.self) }
  }
}

// Unchecked, since it holds a `Value`, which need not be Sendable. It is private to a `WeakSlot`,
// and that is Sendable only if the value is.
private struct WeakReference: @unchecked Sendable {
  weak var object: AnyObject?
}

extension WeakSlot: Sendable where Value: Sendable {}
