/// A value that is shared while somebody holds it, and made again when it is next asked for.
///
/// For what is big while it is in use and cheap to make again: an index of a document that several
/// windows show, decoded images, a parsed dictionary.
///
/// ```swift
/// struct AppDependencies {
///   @WeakSingleton var thesaurus = Thesaurus(language: "en")
/// }
/// ```
///
/// Whoever asks gets the value that is held, so that never two are handed out at a time. That is no
/// promise that never two exist: an object can't be had any more from the moment that its last
/// reference goes, and its `deinit` runs after that, while the next one may be made already. Swift
/// doesn't tell when it is over. What must be released before it is opened again, a port, a lock on a
/// file, is closed by hand: keep it in a ``Singleton`` of a scope, with ``Closers``.
///
/// It keeps nothing alive itself: hold what you read for as long as you want it to stay the same.
/// Everything else is as with ``Singleton``: the two forms, threads, failures, values that need
/// themselves, the generated initialiser. A read costs a short lock.
///
/// The value must be of a class, which `any SomeProtocol` is not. To provide one, keep the lifetime
/// beside the property:
///
/// ```swift
/// struct AppDependencies: HasSynonyms {
///   private let _thesaurus = WeakSingleton<Thesaurus>()
///   var synonyms: any Synonyms { _thesaurus { Thesaurus(language: "en") } }
/// }
/// ```
///
/// Don't use it to break a cycle of objects that hold each other: they still would.
@propertyWrapper
public struct WeakSingleton<Value: AnyObject> {
  let slot: WeakSlot<Value>

  /// Creates a weak singleton from its default, evaluated when it is asked for and nobody holds it.
  ///
  /// The compiler calls this for `@WeakSingleton var`.
  public init(
    wrappedValue: @autoclosure @escaping @Sendable () -> Value, root: StaticString = #function
  ) {
    slot = WeakSlot(in: root, make: wrappedValue)
  }

  /// Creates a weak singleton without a default, to be called with the closure that makes it.
  ///
  /// Leave both parameters out; ``Singleton/init(_:root:)`` says what they are for.
  public init(_: Never..., root: StaticString = #function) {
    slot = WeakSlot(in: root) {
      // Only `@WeakSingleton() var` gets here. No value can be returned, and a getter can't throw.
      fatalError(
        "LayerCake: '\(Value.self)' has no default; call its 'WeakSingleton' with a closure")
    }
  }

  /// The value that somebody holds, or else a new one, which the default makes.
  public var wrappedValue: Value {
    slot.value(nil) { slot.make() }
  }

  /// Returns the value that somebody holds, or else a new one, which the given closure makes.
  ///
  /// Call it in one place only, the property that provides the value.
  ///
  /// ```swift
  /// struct AppDependencies {
  ///   let language: String
  ///   private let _thesaurus = WeakSingleton<Thesaurus>()
  ///   var thesaurus: Thesaurus { _thesaurus { Thesaurus(language: language) } }
  /// }
  /// ```
  ///
  /// - Throws: What the closure throws. Nothing is kept then, and the next call tries again.
  public func callAsFunction<Failure: Error>(
    property: StaticString = #function, _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try slot.value(property, make)
  }
}

extension WeakSingleton: Sendable where Value: Sendable {}
