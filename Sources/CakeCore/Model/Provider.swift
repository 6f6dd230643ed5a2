/// A protocol with a dependency as its requirement.
struct Provider {
  var symbol: Int32
  var name: String
  var module: String
  var requirements: [Int32]
  /// What it brings along besides requirements: `Sendable`, `AnyObject`, a global actor, any
  /// protocol from outside the program. A slice may lean on these without naming a member.
  var traits: Set<String>
  /// The names of its associated types; two providers with one name fix each other's type.
  var associatedTypes: Set<String>
  /// It and the protocols that it inherits from.
  var protocols: Set<Int32>
}
