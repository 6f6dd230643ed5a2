/// An error that says why a member is not what a protocol requires, though it is meant to be.
struct Misfit {
  enum Reason {
    /// How far it has to be seen, and whether only its setter is not.
    case access(String, ofSetter: Bool)
    case labels
    case notRequired
  }

  var reason: Reason
  /// The protocol, where the error names it.
  var requiring: String?
  /// Where the member is declared.
  var place: SourcePlace

  /// - Parameter notes: What the compiler says beside the error.
  init?(_ message: CompilerMessage, _ notes: some Sequence<CompilerMessage>) {
    let names = message.quoted
    guard message.kind == .error, names.count >= 2 else { return nil }
    place = message.place
    if message.text.contains(" because it matches a requirement in ") {
      // Of a type inside of a function the compiler has no word for it.
      guard let mark = notes.first(where: { $0.text.hasPrefix("mark the ") })?.quoted.first,
        ["fileprivate", "internal", "package", "public", "open"].contains(mark)
      else { return nil }
      reason = .access(mark, ofSetter: message.text.hasPrefix("setter for "))
      requiring = names.last
    } else if message.text.contains("' has different argument labels from those required by ") {
      reason = .labels
      requiring = names[1]
    } else if message.text.hasPrefix("initializer requirement '"),
      message.text.contains(" can only be satisfied by a 'required' initializer ")
    {
      reason = .notRequired
    } else {
      return nil
    }
  }

  /// Whether a member is what a requirement asks for, but for what the error says.
  func isMeant(for requirement: String, _ member: String) -> Bool {
    guard case .labels = reason else { return requirement == member }
    return requirement.prefix { $0 != "(" } == member.prefix { $0 != "(" }
  }

  /// Whether a build's output can have such an error in it.
  static func mayStand(in output: String) -> Bool {
    output.contains(" matches a requirement in ") || output.contains(" different argument labels ")
      || output.contains("initializer requirement '")
  }

  /// What is wrong with it, after its name, and how it would do.
  func text(requirement: String) -> String {
    switch reason {
    case .access(let access, let ofSetter):
      "\(ofSetter ? "its setter" : "it") has to be '\(access)'"
    case .labels: "it has to be '\(requirement)'"
    case .notRequired: "it has to be 'required'"
    }
  }
}
