/// An error that says which type lacks which protocols.
package struct ConformanceError: Sendable {
  package var type: String
  /// One, or all those of a composition.
  package var protocols: [String]
  /// The composition as the source has it, which may be an alias.
  package var asked: String?
  package var place: SourcePlace

  /// Whether a build's output can have such an error in it.
  package static func mayStand(in output: String) -> Bool {
    output.contains("conform") || output.contains("convert") || output.contains("assign")
      || Misfit.mayStand(in: output)
  }

  /// Nil for an error of any other kind.
  package init?(_ message: CompilerMessage) {
    let names = message.quoted
    guard message.kind == .error, let first = names.first, let last = names.last, names.count >= 2
    else { return nil }
    place = message.place
    if let composition = Self.protocols(ofValue: last),
      Self.refusals.contains(where: { message.text.hasPrefix($0 + "'\(first)' ") })
    {
      (type, protocols) = (first, composition)
      asked = names.dropFirst().first.map(Self.withoutAny)
      return
    }
    (type, protocols) = (names[names.count - 2], [last])
    let texts = [
      "type '\(type)' does not conform to protocol '\(last)'",
      "argument type '\(type)' does not conform to expected type '\(last)'",
      "value of type '\(type)' does not conform to specified type '\(last)'",
      "return expression of type '\(type)' does not conform to '\(last)'",
      "default argument value of type '\(type)' does not conform to '\(last)'",
    ]
    guard
      texts.contains(message.text)
        || message.text.hasSuffix("requires that '\(type)' conform to '\(last)'")
    else { return nil }
  }

  /// How errors begin that name what a value was to become.
  private static let refusals = [
    "cannot convert value of type ", "cannot assign value of type ", "argument type ", "",
  ]

  /// `any A & B`, also where it is optional, in its names; nil for any other type.
  private static func protocols(ofValue type: String) -> [String]? {
    guard type.contains("any ") else { return nil }
    let names = withoutAny(type).split(separator: " & ").map(String.init)
    let isPlain = names.allSatisfy { name in
      name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }
    return isPlain ? names : nil
  }

  /// The composition in `any …`, `(any …)?` and `Optional<any …>`.
  private static func withoutAny(_ type: String) -> String {
    var rest = type[...]
    for (start, end) in [("Optional<", ">"), ("(", ")?"), ("any ", "")]
    where rest.hasPrefix(start) && rest.hasSuffix(end) {
      rest = rest.dropFirst(start.count).dropLast(end.count)
    }
    return String(rest)
  }
}
