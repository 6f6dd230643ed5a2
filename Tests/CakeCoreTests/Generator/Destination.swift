/// Where a generated program takes its dependencies: declarations, and what is done with an
/// expression that has them.
struct Destination: Sendable {
  let name: String
  let traits: Traits
  let declarations: @Sendable (Scene) -> String
  /// Lines of a function's body, the last of which is an expression of type `Int`.
  let body: @Sendable (Scene, String) -> String

  init(
    _ name: String, _ traits: Traits = [],
    declarations: @escaping @Sendable (Scene) -> String = { _ in "" },
    body: @escaping @Sendable (Scene, String) -> String
  ) {
    self.name = name
    self.traits = traits
    self.declarations = declarations
    self.body = body
  }
}
