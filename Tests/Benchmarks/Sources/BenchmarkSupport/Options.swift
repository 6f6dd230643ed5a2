/// A command line that can't be read.
public struct UsageError: Error, CustomStringConvertible, Sendable {
  public let description: String

  public init(_ description: String) { self.description = description }
}

/// The options of a benchmark's command line: `--name value`, `--flag`, and operands.
public struct Options: Sendable {
  public private(set) var operands: [String] = []
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  /// Reads arguments; a name that is in neither list is an error.
  public init(_ arguments: [String], values: Set<String>, flags: Set<String> = [])
    throws(UsageError)
  {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if flags.contains(argument) {
        self.flags.insert(argument)
      } else if values.contains(argument) {
        guard let value = rest.popFirst() else { throw UsageError("'\(argument)' needs a value") }
        self.values[argument] = value
      } else if argument.hasPrefix("-") {
        let known = values.union(flags).sorted().joined(separator: ", ")
        throw UsageError("unknown option '\(argument)'; there are \(known)")
      } else {
        operands.append(argument)
      }
    }
  }

  public func has(_ flag: String) -> Bool { flags.contains(flag) }

  public func text(_ name: String) -> String? { values[name] }

  public func number(_ name: String) throws(UsageError) -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), number >= 0 else {
      throw UsageError("'\(name)' takes a whole number, not '\(text)'")
    }
    return number
  }

  /// One of an enumeration's raw values.
  public func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, of: Choice.Type = Choice.self
  ) throws(UsageError) -> Choice? {
    guard let text = values[name] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw UsageError("'\(name)' takes one of \(known), not '\(text)'")
    }
    return choice
  }
}
