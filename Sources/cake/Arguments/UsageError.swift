import CakeCore

/// What is wrong with the arguments.
enum UsageError: Error, Equatable, Sendable {
  case commandMissing
  case optionUnknown(String, of: String?, known: [String])
  case valueMissing(option: String, placeholder: String)
  /// A dash stands for no file.
  case fileMissing(option: String)
  case valueUnexpected(option: String)
  case valueMalformed(option: String, value: String, expected: String)
  case nameUnknown(String, kind: String, known: [String])
  case operandUnexpected(String, of: String)
  case operandMissing(String, of: String)
  case optionsExclusive(String, String)
  case optionNeedsOther(String, String, reason: String)
  case buildArgumentUnsuitable(String, reason: String)
  case outputMisplaced(String, of: String, reason: String)
}

extension UsageError {
  /// The mistake and the way out of it, in one sentence without a full stop.
  var message: String {
    switch self {
    case .commandMissing:
      "no command; '\(Cake.name) --help' lists them"
    case .optionUnknown(let option, let command, let known):
      "unknown option '\(option)'; "
        + (nearest(to: option, in: known).map { "did you mean '\($0)'?" }
          ?? "'\(([Cake.name] + [command].compactMap(\.self)).joined(separator: " ")) --help' lists them")
    case .valueMissing(let option, let placeholder):
      "'\(option)' needs a value: '\(option) \(placeholder)'"
    case .fileMissing(let option):
      "'\(option)' needs the path of a file, not '-'"
        + (option == "--output" ? "; without it, standard output is written to" : "")
    case .valueUnexpected(let option):
      "'\(option)' takes no value"
    case .valueMalformed(let option, let value, let expected):
      "'\(option)' needs \(expected), not '\(value)'"
    case .nameUnknown(let name, let kind, let known):
      "unknown \(kind) '\(name)'; \(hint(for: name, in: known))"
    case .optionsExclusive(let one, let other):
      "'\(one)' and '\(other)' exclude each other"
    case .optionNeedsOther(let option, let other, let reason):
      "'\(option)' needs '\(other)': \(reason)"
    case .buildArgumentUnsuitable(let name, let reason):
      "'\(name)' can't be passed to the build: \(reason)"
    case .outputMisplaced(let file, let option, let reason):
      "'\(option)' can't be '\(file)': \(reason)"
    case .operandUnexpected(let operand, let command):
      "'\(Cake.name) \(command)' does not take '\(operand)'"
    case .operandMissing(let operand, let command):
      "'\(Cake.name) \(command)' needs \(operand); '\(Cake.name) \(command) --help' says what it can be"
    }
  }
}
