import Synchronization

/// Values that are made once, when they are first asked for, each found by the name of its property.
///
/// For a root that is a `Sendable` class, which can't have the `var` of a property wrapper: one of these
/// spares each value a ``Singleton`` of its own beside its property.
///
/// ```swift
/// final class AppDependencies: HasClock, HasGitHub, Sendable {
///   private let singletons = Singletons()
///   var clock: any Clock<Duration> { singletons { ContinuousClock() } }
///   var gitHub: GitHub { singletons { GitHub(clock: clock) } }
/// }
/// ```
///
/// All else is as with ``Singleton``: threads, failures, values that need themselves. A read looks
/// through the values that there are so far, the last made first, for its own: a few instructions
/// each. A value that is read in a loop, in a root of dozens, has a ``Singleton`` of its own, or is read
/// once.
///
/// Don't call it in a function with parameters: it would give everybody the value that it made for
/// whoever asked first.
public final class Singletons {
  private let list = Atomic<UnsafeMutableRawPointer?>(nil)
  private let turn = Lock(())
  private let root: StaticString

  /// Creates singletons of which none is made.
  ///
  /// Leave `root` out: it names the root in the message about a cycle.
  public init(root: StaticString = #function) {
    self.root = root
  }

  deinit {
    newest?.release()
  }

  /// Returns the property's value, which the given closure makes when it is first asked for.
  ///
  /// Leave `property` out: it is the name that the value is found by.
  ///
  /// - Throws: What the closure throws. Nothing is kept then, and the next call tries again.
  @inlinable
  public func callAsFunction<Value: Sendable, Failure: Error>(
    property: StaticString = #function, _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let found = slot(property, ObjectIdentifier(Value.self))
    if let value = found?._withUnsafeGuaranteedRef({ $0.value }) {
      return Storage<Value>.read(value)
    }
    let slot =
      found?.takeUnretainedValue()
      ?? addedSlot(property, ObjectIdentifier(Value.self)) { root in
        Singleton<Value>(root: root).slot
      } reading: {
        Storage<Value>.read($0)
      }
    return try Singleton<Value>(slot: slot)(property: property, make)
  }

  /// The slot of a property, if it was found by this very literal before.
  @usableFromInline
  func slot(_ property: StaticString, _ type: ObjectIdentifier) -> Unmanaged<Slot>? {
    var next = newest
    while let entry = next {
      let (slot, rest) = entry._withUnsafeGuaranteedRef { entry in
        (entry.isOf(property, type) ? Unmanaged.passUnretained(entry.slot) : nil, entry.older)
      }
      if let slot { return slot }
      next = rest
    }
    return nil
  }

  /// The slot of a property that has none yet, or has one by the same name in another module's code.
  @usableFromInline
  func addedSlot(
    _ property: StaticString, _ type: ObjectIdentifier, _ make: (StaticString) -> Slot,
    reading read: @escaping @Sendable (UnsafeMutableRawPointer) -> Any
  ) -> Slot {
    turn.withLock { _ in
      if let slot = slot(property, type) { return Sent(slot.takeUnretainedValue()) }
      let same = entries.first { $0.type == type && "\($0.name)" == "\(property)" }
      let slot = same?.slot ?? make(root)
      let entry = KeyedSlot(
        property, type, slot, older: newest, read: read, isAgain: same != nil)
      list.store(Unmanaged.passRetained(entry).toOpaque(), ordering: .releasing)
      return Sent(slot)
    }.slot
  }

  private var newest: Unmanaged<KeyedSlot>? {
    list.load(ordering: .acquiring).map { Unmanaged.fromOpaque($0) }
  }

  /// The newest first.
  private var entries: some Sequence<KeyedSlot> {
    sequence(state: newest) { next in
      defer { next = next?.takeUnretainedValue().older }
      return next?.takeUnretainedValue()
    }
  }

  /// What has been made so far, by property.
  package var made: [(property: String, value: Any)] {
    entries.reversed().compactMap { entry in
      guard !entry.isAgain, let value = entry.slot.value else { return nil }
      return ("\(entry.name)", entry.read(value))
    }
  }
}

// Unchecked for the list. Its entries never change, and each is complete before the store that releases
// it; they go with the last reference to the whole. What slots hold is Sendable by the constraint.
extension Singletons: @unchecked Sendable {}

/// A slot in the list of those of a root, with what it is found by.
@usableFromInline
final class KeyedSlot {
  let name: StaticString
  let type: ObjectIdentifier
  let slot: Slot
  /// Held by this one.
  let older: Unmanaged<KeyedSlot>?
  let read: @Sendable (UnsafeMutableRawPointer) -> Any
  /// Whether an older one has the same slot.
  let isAgain: Bool

  init(
    _ name: StaticString, _ type: ObjectIdentifier, _ slot: Slot, older: Unmanaged<KeyedSlot>?,
    read: @escaping @Sendable (UnsafeMutableRawPointer) -> Any, isAgain: Bool
  ) {
    self.name = name
    self.type = type
    self.slot = slot
    self.older = older
    self.read = read
    self.isAgain = isAgain
  }

  deinit { older?.release() }

  /// Whether it was made for the same literal: what `#function` stands for has one place for each
  /// property, so no text need be compared.
  func isOf(_ property: StaticString, _ type: ObjectIdentifier) -> Bool {
    name.utf8Start == property.utf8Start && self.type == type
  }
}

// Unchecked, since a slot is handed out of the lock that it was found or made under: it is as safe to use
// there as for whoever has a `Singleton`.
private struct Sent: @unchecked Sendable {
  let slot: Slot
  init(_ slot: Slot) { self.slot = slot }
}
