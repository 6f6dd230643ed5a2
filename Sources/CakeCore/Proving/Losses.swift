/// What goes from types with a removal, as far as a compiler may notice it.
struct Losses: Sendable {
  /// The protocols that go, `Core.HasClock`, with those that they bring along.
  var protocols: Set<String> = []
  /// Whether a type may lose more than members, `Sendable` say, or what an associated type is: the
  /// compiler's later stages, where isolation and initialisation are judged, have to be asked as
  /// well. They take as long again as type checking, so they are not asked of every removal.
  var hasTraits = false

  mutating func add(_ other: Losses) {
    protocols.formUnion(other.protocols)
    hasTraits = hasTraits || other.hasTraits
  }
}
