/// An error that says which type lacks which protocol.
package struct ConformanceError: Sendable {
  package enum Kind: Sendable {
    /// The type names the protocol and has not what it requires.
    case unmet
    /// The type is used where the protocol is asked for.
    case unnamed
  }

  package var kind: Kind
  package var type: String
  package var `protocol`: String
  package var place: SourcePlace

  /// Whether a build's output can have such an error in it.
  package static func mayStand(in output: String) -> Bool {
    output.contains("conform")
  }

  /// Nil for an error of any other kind.
  package init?(_ message: CompilerMessage) {
    let names = message.quoted
    guard message.kind == .error, names.count >= 2 else { return nil }
    let (type, required) = (names[names.count - 2], names[names.count - 1])
    place = message.place
    self.type = type
    self.protocol = required
    switch message.text {
    case "type '\(type)' does not conform to protocol '\(required)'": kind = .unmet
    case "argument type '\(type)' does not conform to expected type '\(required)'",
      "value of type '\(type)' does not conform to specified type '\(required)'",
      "return expression of type '\(type)' does not conform to '\(required)'":
      kind = .unnamed
    case let text where text.hasSuffix("requires that '\(type)' conform to '\(required)'"):
      kind = .unnamed
    default: return nil
    }
  }
}
