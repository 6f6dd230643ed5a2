import Dispatch
import Synchronization

/// A value that another thread begins to make before anybody asks for it.
final class Begun<Value: Sendable>: Sendable {
  private let slot = Mutex<Value?>(nil)
  private let making = DispatchGroup()

  init(_ make: @escaping @Sendable () -> Value) {
    DispatchQueue.global().async(group: making) {
      let value = make()
      self.slot.withLock { $0 = value }
    }
  }

  /// The value, waited for where it is not there yet.
  var value: Value {
    making.wait()
    return slot.withLock { $0! }
  }
}
