/// The place that remembers a value while somebody holds it, common to all copies of its root.
final class WeakSlot<Value: AnyObject>: CreationPlace {
  /// What makes the value if the caller brings nothing else.
  let make: @Sendable () -> Value

  private let current = Lock(WeakReference())
  init(in root: StaticString, make: @escaping @Sendable () -> Value) {
    self.make = make
    super.init(in: root)
  }

  /// Returns the value that somebody holds, or a new one, which `make` makes.
  func value<Failure: Error>(
    _ property: StaticString?, _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let held { return held }
    var value: Value?
    var failure: Failure?
    withTurn(property, Value.self) {
      // Another thread may have made one while this one waited for its turn.
      value = held
      if value != nil { return }
      do throws(Failure) {
        let object = try make()
        current.withLock { $0.object = object }
        value = object
      } catch {
        failure = error
      }
    }
    guard let value else { throw failure! }
    return value
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

// Unchecked, since a class that has a superclass can't be checked: what it adds is Sendable.
extension WeakSlot: @unchecked Sendable where Value: Sendable {}
