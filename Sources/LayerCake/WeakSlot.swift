/// The place that remembers a value while somebody holds it, common to all copies of its root.
final class WeakSlot<Value: AnyObject> {
  /// What makes the value if the caller brings nothing else.
  let make: @Sendable () -> Value

  private weak var object: Value?
  private let access = Lock(())
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
      let new = try make()
      access.withLock { _ in object = new }
      return new
    }
  }

  private var held: Value? {
    access.withLock { _ in object }
  }
}

// Unchecked for `object`: it is read and written only while `access` is held, never with foreign
// code running meanwhile. The value itself may go from thread to thread by the constraint.
extension WeakSlot: @unchecked Sendable where Value: Sendable {}
