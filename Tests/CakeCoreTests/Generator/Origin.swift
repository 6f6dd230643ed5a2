/// Where a generated program has its dependencies from: declarations around a place where an
/// expression has them.
struct Origin: Sendable {
  let name: String
  let traits: Traits
  /// The declarations; `Scene.use(_:)` is the place.
  let declarations: @Sendable (Scene) -> String
  /// The expression that runs the place, given a root.
  let call: @Sendable (Scene, String) -> String
  /// The type that an extension elsewhere can add to, and what it has the dependencies by.
  let host: (@Sendable (Scene) -> (type: String, value: String))?

  init(
    _ name: String, _ traits: Traits = [],
    declarations: @escaping @Sendable (Scene) -> String,
    call: @escaping @Sendable (Scene, String) -> String,
    host: (@Sendable (Scene) -> (type: String, value: String))? = nil
  ) {
    self.name = name
    self.traits = traits
    self.declarations = declarations
    self.call = call
    self.host = host
  }
}
