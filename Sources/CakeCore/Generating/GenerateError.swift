/// Why nothing could be generated: exit code 2 each.
package enum GenerateError: Error, Equatable, Sendable {
  case check(CakeError)
  /// The compiler could not write down what a module shows.
  case graphUnreadable(module: String, reason: String)
  case unknown(name: String, kind: String, known: [String])
  case ambiguous(name: String, candidates: [String])
  case nothingToDo(reason: String)
  /// The module has a declaration of that name.
  case declared(name: String, place: String)
  /// What only tests link would go into a module that is not for tests.
  case unlinked(module: String)
  /// The compiler refuses what was generated, and nothing can be left out.
  case refused(name: String, reason: String)
}

extension GenerateError {
  /// What is wrong, in one sentence without a full stop.
  package var message: String {
    switch self {
    case .check(let error): error.message
    case .graphUnreadable(let module, let reason):
      "the compiler can't say what the module '\(module)' declares: \(reason)"
    case .unknown(let name, let kind, let known):
      "nothing is known of the \(kind) '\(name)'"
        + (nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? "")
    case .ambiguous(let name, let candidates):
      "'\(name)' can be several things: " + candidates.map { "'\($0)'" }.joined(separator: ", ")
    case .nothingToDo(let reason): reason
    case .declared(let name, let place):
      "'\(name)' is there already (\(place)); name it otherwise with '--name'"
    case .unlinked(let module):
      "'\(module)' is not for tests: what is written there would not link, because it imports "
        + "LayerCakeTesting"
    case .refused(let name, let reason): "the compiler refuses '\(name)': \(reason)"
    }
  }

  /// What to do about it where that is not in the message.
  package var remedy: String? {
    switch self {
    case .check(let error): error.remedy
    case .graphUnreadable: "build the package first ('swift build --build-tests')"
    case .refused(let name, _) where name.hasPrefix("import LayerCake"):
      "let a target of the package depend on that product of LayerCake, and build it"
    case .unlinked:
      "write it into a test target, or into one that depends on LayerCakeTesting"
    case .unknown, .ambiguous, .nothingToDo, .declared, .refused: nil
    }
  }
}
