/// What a unit is about.
enum UnitSource: Sendable {
  case swift(StoreUnit)
  /// A source in Objective-C, absolute.
  case objectiveC(String)
  /// A system's module, or a language that the tool has nothing to say of.
  case other
}
