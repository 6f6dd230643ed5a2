import CakeCore

/// What an option's value can be, by the name that messages use.
protocol NamedChoice: RawRepresentable<String>, CaseIterable, Sendable {
  static var kind: String { get }
}

extension NamedChoice {
  /// The choice of this name, or an error that names the nearest.
  init(argument: String) throws(UsageError) {
    guard let choice = Self(rawValue: argument) else {
      throw .nameUnknown(argument, kind: Self.kind, known: Self.allCases.map(\.rawValue))
    }
    self = choice
  }
}

extension ReportFormat: NamedChoice { static var kind: String { "format" } }
extension DiffFormat: NamedChoice { static var kind: String { "format" } }
extension GraphFormat: NamedChoice { static var kind: String { "format" } }
extension Severity: NamedChoice { static var kind: String { "severity" } }
extension RuleID: NamedChoice { static var kind: String { "rule" } }

/// When text has colours.
enum ColourChoice: String, NamedChoice {
  case auto, always, never

  static var kind: String { "choice" }
}

/// `unused-need=error`: a rule and the severity of its findings, nil for `off`.
func ruleSetting(argument: String) throws(UsageError) -> (RuleID, Severity?) {
  guard let equals = argument.firstIndex(of: "=") else {
    throw .valueMalformed(
      option: "--rule", value: argument, expected: "a rule and its severity ('unused-need=error')")
  }
  let rule = try RuleID(argument: String(argument[..<equals]))
  let severity = String(argument[argument.index(after: equals)...])
  guard severity != "off" else { return (rule, nil) }
  guard let severity = Severity(rawValue: severity) else {
    throw .nameUnknown(
      severity, kind: Severity.kind, known: Severity.allCases.map(\.rawValue) + ["off"])
  }
  return (rule, severity)
}

/// The name of provider protocols, where one `*` may stand for the part that differs.
func providerPattern(argument: String) throws(UsageError) -> String {
  guard CheckOptions.isProviderPattern(argument) else {
    throw .valueMalformed(
      option: "--provider-pattern", value: argument,
      expected: "a protocol's name, such as '*Provider'")
  }
  return argument
}

/// Where the pages of the rules are.
func ruleLinks(argument: String) throws(UsageError) -> RuleLinks {
  guard let links = RuleLinks(argument) else {
    throw .valueMalformed(
      option: "--explain-links", value: argument,
      expected: "an address with one '*' for the rule ('https://example.com/cake/*')")
  }
  return links
}

func positiveNumber(argument: String, of option: String) throws(UsageError) -> Int {
  guard let number = Int(argument), number > 0 else {
    throw .valueMalformed(option: option, value: argument, expected: "a whole number from 1")
  }
  return number
}
