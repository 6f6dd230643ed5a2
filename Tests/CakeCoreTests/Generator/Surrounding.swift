/// What stands around the way of a value in a generated program.
struct Surrounding: Sendable {
  let name: String
  var traits: Traits = []
  /// How the dependencies' composition is written.
  var form = Form.alias
  /// Whether providers and compositions are in a module of their own.
  var hasCore = false
  /// Whether providers are in a package of their own, in a folder of this one.
  var hasPackage = false
  /// Whether the program is run from a test target, with a double, rather than from the app.
  var hasTests = false
  /// What the feature's classes derive from.
  var superclass: (@Sendable (Scene) -> String)?
  /// Further compositions that the root conforms to.
  var compositions: @Sendable (Scene) -> [String] = { _ in [] }
  var declarations: @Sendable (Scene) -> String = { _ in "" }
  /// A second file of the feature's module; nil where it has nothing to add to.
  var elsewhere: (@Sendable (Scene) -> String?)?
  /// Whether that file is the tests' instead, which see the feature's module by `@testable`.
  var isElsewhereInTests = false
  /// Lines before what is done with the value.
  var before: @Sendable (Scene) -> String = { _ in "" }
  /// What is added to the result.
  var added: @Sendable (Scene) -> String = { _ in "" }

  enum Form: Sendable {
    case alias
    /// `protocol Services: HasClock, HasCache {}`.
    case `protocol`
    /// In a type of the feature, as are others of the same name.
    case nested
    /// Of a smaller composition and one provider more.
    case included
  }
}
