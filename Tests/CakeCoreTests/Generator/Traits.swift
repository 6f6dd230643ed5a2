/// What a part of a generated program asks of the rest of it.
struct Traits: OptionSet, Sendable {
  let rawValue: Int

  /// Its functions must be `async`.
  static let async = Traits(rawValue: 1)
  /// The values must be `Sendable`.
  static let sendable = Traits(rawValue: 2)
  /// It runs on the main actor.
  static let mainActor = Traits(rawValue: 4)
  /// It captures the value in a closure that outlives the call, where `self` must be written.
  static let capturing = Traits(rawValue: 8)
  /// It gives the value to where no type is known (`Any`, a cast, a generic parameter without a
  /// constraint), which counts as a use of all of it.
  static let escape = Traits(rawValue: 16)
  /// It gives the value to `Any` or to a cast, or its type to a function as a value, of which no compile
  /// tells anything.
  static let untyped: Traits = [.escape, Traits(rawValue: 128)]
  /// It gives the value to a function that is generic, for which an `any` is opened.
  static let opening = Traits(rawValue: 64)
  /// It is left out where the function can't be `async`.
  static let synchronous = Traits(rawValue: 32)
}
