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
  /// A second file; nil where it has nothing to add to.
  var elsewhere: (@Sendable (Scene) -> String?)?
  /// Whose file that is.
  var elsewhereModule = Module.app
  /// Lines before what is done with the value.
  var before: @Sendable (Scene) -> String = { _ in "" }
  /// What is added to the result, where an expression is the value.
  var added: @Sendable (Scene, String) -> String = { _, _ in "" }

  enum Module: String, Sendable {
    /// The feature's.
    case app = "App"
    /// That of providers and compositions.
    case core = "Core"
    /// Tests, which see the feature's by `@testable`.
    case tests = "AppTests"
  }

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
