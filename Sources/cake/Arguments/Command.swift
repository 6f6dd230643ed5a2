/// A command as a value that its arguments fill in: `init()` holds the defaults.
protocol Command: Sendable {
  init()

  static var name: String { get }

  /// What it does, in one sentence without a full stop.
  static var abstract: String { get }

  /// What stands after the options, as help writes it: `[PATH]`.
  static var operand: String { get }

  /// How many of these there can be.
  static var operandLimit: Int { get }

  static var options: [Option<Self>] { get }

  /// What else help has to say, as paragraphs.
  static var discussion: String { get }

  /// Takes an operand; called in order, as often as the limit allows.
  mutating func take(operand: String) throws(UsageError)

  /// Takes what stands after `--`; by default as operands.
  mutating func take(afterDashes arguments: [String]) throws(UsageError) -> [String]

  func run() throws(ToolError) -> ExitStatus
}

extension Command {
  static var operandLimit: Int { 1 }

  mutating func take(afterDashes arguments: [String]) throws(UsageError) -> [String] { arguments }

  /// The command with its arguments filled in, or nil if they ask for help.
  ///
  /// Values follow as the next argument or after `=`, those of one-letter options also at once
  /// (`-j4`). Options may stand before and after the operand; `--` ends them. What follows it are
  /// operands, or the arguments of a build where the command builds.
  static func parse(_ arguments: [String]) throws(UsageError) -> Self? {
    var command = Self()
    var rest = arguments[...]
    var operands: [String] = []
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += try command.take(afterDashes: Array(rest))
        rest = []
      } else if argument == "-h" || argument == "--help" {
        return nil
      } else if argument.hasPrefix("-") && argument != "-" {
        try command.take(option: argument, &rest)
      } else {
        operands.append(argument)
      }
    }
    for (index, operand) in operands.enumerated() {
      guard index < operandLimit else { throw .operandUnexpected(operand, of: name) }
      try command.take(operand: operand)
    }
    return command
  }

  private mutating func take(
    option argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    var (name, attached) = Self.split(argument)
    guard let option = Self.options.first(where: { $0.names.contains(name) }) else {
      let known = Self.options.flatMap(\.names) + ["--help"]
      throw .optionUnknown(name, of: Self.name, known: known)
    }
    switch option.action {
    case .flag(let set):
      guard attached == nil else { throw .valueUnexpected(option: name) }
      set(&self)
    case .value(let placeholder, let set):
      if attached == nil, let next = rest.first, !next.hasPrefix("-") {
        attached = next
        rest.removeFirst()
      }
      if attached == "-" || attached == nil && rest.first == "-", placeholder == "FILE" {
        throw .fileMissing(option: name)
      }
      guard let value = attached, !value.isEmpty else {
        throw .valueMissing(option: name, placeholder: placeholder)
      }
      try set(&self, value)
    }
  }

  /// `--format=json` and `-j4` as name and value.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    if !argument.hasPrefix("--"), argument.count > 2 {
      let value = argument.dropFirst(2)
      return (String(argument.prefix(2)), String(value.first == "=" ? value.dropFirst() : value))
    }
    guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }
}
