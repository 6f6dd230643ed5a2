import Synchronization

/// Numbered values that are made when they are first asked for, by whichever thread asks.
///
/// Sendable because a slot is filled once, by an atomic exchange, and keeps what it holds until the
/// end. Two threads may make a value at once; both get the one that came first.
final class LazySlots<Value: AnyObject & Sendable>: @unchecked Sendable {
  private typealias Slot = Atomic<UnsafeMutableRawPointer?>
  private let slots: UnsafeMutablePointer<Slot>
  private let count: Int

  init(_ count: Int) {
    self.count = count
    slots = .allocate(capacity: count)
    for index in 0..<count { (slots + index).initialize(to: Slot(nil)) }
  }

  deinit {
    for index in 0..<count {
      if let value = slots[index].load(ordering: .acquiring) {
        Unmanaged<Value>.fromOpaque(value).release()
      }
    }
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  func value(_ index: Int, _ make: () -> Value) -> Value {
    precondition(index >= 0 && index < count)
    if let known = slots[index].load(ordering: .acquiring) {
      return Unmanaged<Value>.fromOpaque(known).takeUnretainedValue()
    }
    let made = make()
    let kept = Unmanaged.passRetained(made)
    let (isFirst, known) = slots[index].compareExchange(
      expected: nil, desired: kept.toOpaque(), ordering: .acquiringAndReleasing)
    if isFirst { return made }
    kept.release()
    return Unmanaged<Value>.fromOpaque(known!).takeUnretainedValue()
  }
}
