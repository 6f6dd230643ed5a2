/// A value that is made once, when it is first asked for, and shared by all copies of its root.
///
/// A root declares how long each value that it provides lives. Features can't tell.
///
/// ```swift
/// struct AppDependencies: HasClock, HasGitHub {
///   @Singleton var clock: any Clock<Duration> = ContinuousClock()
///   @Singleton var gitHub = GitHub(clock: ContinuousClock())
/// }
/// ```
///
/// A default can't mention the root that it belongs to. A value that is made from others of the
/// same root takes the other form, which is called with a closure:
///
/// ```swift
/// struct AppDependencies: HasClock, HasGitHub {
///   let clock: any Clock<Duration>
///   private let _gitHub = Singleton<GitHub>()
///   var gitHub: GitHub { _gitHub { GitHub(clock: clock) } }
/// }
/// ```
///
/// Take this form also where the value is made on an actor (the closure runs where the property is
/// read, so `@MainActor` code may make a `@MainActor` value), where making it can fail, and in a
/// root that is a `Sendable` class, which can't have the `var` that a property wrapper asks for. There
/// ``Singletons`` spares each value the second declaration.
///
/// ## Threads and cost
///
/// Any number of threads may ask at once: one makes the value, the others wait for it. It is
/// `Sendable` exactly when its value is. A read of a value that has been made costs one atomic load
/// and a branch. Making it takes a lock, so don't wait in there for work that other tasks must do.
///
/// ## When making it goes wrong
///
/// What the closure throws goes to the caller that ran it, and nothing is kept: the next one to ask
/// tries again. A value that needs itself to be made, be it by way of others and of other threads,
/// stops the program with the properties on the way, `AppDependencies.auth → AppDependencies.store →
/// AppDependencies.auth`. Transient values on the way aren't listed, since making those passes no
/// lifetime. A default has no property to name it by: it appears as `Auth of AppDependencies`.
///
/// ## The generated initialiser
///
/// It has a parameter for every `@Singleton var`. What you pass there replaces the default and,
/// like the default, is evaluated when it is first asked for. A `@Singleton var` without a default
/// must be given one there. The `private let` of the second form is no parameter.
///
/// Don't use it for a value that should differ between copies of a root, nor in a feature: a
/// feature's own state is a plain property.
@propertyWrapper
public struct Singleton<Value> {
  @usableFromInline
  let slot: Slot

  /// Creates a singleton from its default, which is not evaluated before it is first asked for.
  ///
  /// The compiler calls this for `@Singleton var`.
  /// Leave `root` as it is: it names the root in the message about a cycle.
  @inlinable
  public init(
    wrappedValue: @autoclosure @escaping @Sendable () -> Value, root: StaticString = #function
  ) {
    slot = Slot(
      in: root, make: { Storage.keep(wrappedValue()) }, destroy: { Storage<Value>.destroy($0) })
  }

  /// Creates a singleton without a default, to be called with the closure that makes its value.
  ///
  /// Leave both parameters out. The first is there because the compiler would call an initialiser
  /// without any for a `@Singleton var` whose default was forgotten, which is now an error; the
  /// second names the root in the message about a cycle.
  @inlinable
  public init(_: Never..., root: StaticString = #function) {
    slot = Slot(
      in: root,
      make: {
        // Only `@Singleton() var` gets here. No value can be returned, and a getter can't throw.
        fatalError("LayerCake: '\(Value.self)' has no default; call its 'Singleton' with a closure")
      },
      destroy: { Storage<Value>.destroy($0) })
  }

  @usableFromInline
  init(slot: Slot) { self.slot = slot }

  /// The value, which the default makes when it is first asked for.
  @inlinable
  public var wrappedValue: Value {
    if let value = slot.value { return Storage<Value>.read(value) }
    return Storage<Value>.read(slot.firstValue(nil, Value.self, slot.make)!)
  }

  /// The value, if it has been made; asking makes nothing.
  ///
  /// For what is done only to a value that there is: a cache is emptied, a buffer written out. What
  /// must be closed has a better place in ``Closers``.
  @inlinable
  public var ifMade: Value? { slot.value.map(Storage<Value>.read) }

  /// Returns the value, which the given closure makes when it is first asked for.
  ///
  /// ```swift
  /// struct AppDependencies {
  ///   let path: String
  ///   private let _database = Singleton<Database>()
  ///   var database: Database { get throws { try _database { try Database(path: path) } } }
  /// }
  /// ```
  ///
  /// Call it in one place only, the property that provides the value: once the value is made, the
  /// closure is not looked at. Leave `property` out: it is the name of that property, for the message
  /// about a cycle.
  ///
  /// - Throws: What the closure throws. Nothing is kept then, and the next call tries again.
  @inlinable
  public func callAsFunction<Failure: Error>(
    property: StaticString = #function, _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let value = slot.value { return Storage<Value>.read(value) }
    return try firstValue(property, make)
  }

  @inlinable @inline(never)
  func firstValue<Failure: Error>(
    _ property: StaticString, _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var failure: Failure?
    let value = slot.firstValue(property, Value.self) {
      do throws(Failure) {
        return Storage.keep(try make())
      } catch {
        failure = error
        return nil
      }
    }
    guard let value else { throw failure! }
    return Storage<Value>.read(value)
  }
}

// Unchecked for what the slot points to. It is written once, in a turn, before the store that
// releases it, and never after; whoever reads it has acquired that store. The value itself may go
// from thread to thread by the constraint.
extension Singleton: @unchecked Sendable where Value: Sendable {}
