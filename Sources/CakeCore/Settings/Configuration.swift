/// What a package's `.cake.json` says; the command line says it louder.
package struct Configuration: Sendable {
  /// Name patterns of provider protocols, beside the default ones.
  package var providerPatterns: [String] = []
  /// The severity of each rule's findings, nil for a rule that is off.
  package var severities: [RuleID: Severity?] = [:]
  /// The least severity that fails a check.
  package var failing: Severity?
  /// The files and folders whose findings are left out, relative to the package.
  package var exclude: [String] = []
  /// Where each of them stands.
  package var excludePlaces: [SourcePlace] = []
  /// Whether a package without any provider is a result.
  package var allowsNothing = false
  /// Whether other packages may name what is public in the libraries of this one.
  package var retainsPublic = true
  /// The baseline's path, relative to the package.
  package var baseline: String?

  package init() {}

  package static let fileName = ".cake.json"

  enum Key: String, CaseIterable {
    case schema = "$schema"
    case providerPatterns, rules, failOn, exclude, baseline, allowEmpty, retainPublic
  }

  /// The configuration in a package's folder, an empty one where there is no file.
  ///
  /// - Parameter prefix: What leads from where the user stands to the folder, for messages.
  package static func read(
    package folder: String, prefix: String = ""
  ) throws(CakeError) -> Configuration {
    let name = prefix + fileName
    guard let node = try SettingsFile.read("\(folder)/\(fileName)", called: name) else {
      return Configuration()
    }
    return try SettingsFile.explaining(name) { () throws(JSONProblem) in
      try Configuration(node)
    }
  }

  private init(_ node: JSONNode) throws(JSONProblem) {
    for member in try node.members("the configuration", known: Key.allCases.map(\.rawValue)) {
      let name = "'\(member.key)'"
      switch Key(rawValue: member.key) {
      case .providerPatterns: providerPatterns = try Self.patterns(member.value, name)
      case .rules: severities = try Self.severities(member.value, name)
      case .failOn:
        failing = try Self.choice(
          Severity.self, try member.value.string(name, "a severity"), "severity", member.line)
      case .schema: _ = try member.value.string(name, "a URL")
      case .allowEmpty: allowsNothing = try member.value.truth(name)
      case .retainPublic: retainsPublic = try member.value.truth(name)
      case .exclude:
        exclude = try Self.paths(member.value, name)
        excludePlaces = try member.value.list(name, of: "strings").map {
          SourcePlace(file: Self.fileName, line: $0.line, column: $0.column)
        }
      case .baseline:
        baseline = try member.value.string(name, "the path of a file")
        if baseline == "" { throw member.value.mismatch(name, "the path of a file") }
      case nil: break
      }
    }
  }

  private static func patterns(_ node: JSONNode, _ name: String) throws(JSONProblem) -> [String] {
    let patterns = try node.strings(name)
    for (pattern, line) in patterns where !CheckOptions.isProviderPattern(pattern) {
      throw JSONProblem(
        line: line,
        problem: "\(name) needs protocols' names, such as '*Provider', not '\(pattern)'")
    }
    return patterns.map(\.text)
  }

  private static func severities(
    _ node: JSONNode, _ name: String
  ) throws(JSONProblem) -> [RuleID: Severity?] {
    var severities: [RuleID: Severity?] = [:]
    for member in try node.members(name, known: RuleID.allCases.map(\.rawValue)) {
      guard let rule = RuleID(rawValue: member.key) else { continue }
      let value = try member.value.string("'\(member.key)'", "a severity or 'off'")
      severities[rule] =
        value == "off"
        ? .some(nil) : try choice(Severity.self, value, "severity", member.line, or: ["off"])
    }
    return severities
  }

  private static func paths(_ node: JSONNode, _ name: String) throws(JSONProblem) -> [String] {
    let paths = try node.strings(name)
    for (path, line) in paths {
      guard !path.isEmpty, !Folder.isAbsolute(path), !Folder.names(in: path).contains("..") else {
        throw JSONProblem(
          line: line, problem: "\(name) needs paths inside the package, not '\(path)'")
      }
    }
    return paths.map(\.text)
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ type: Choice.Type, _ value: String, _ kind: String, _ line: Int, or others: [String] = []
  ) throws(JSONProblem) -> Choice {
    if let choice = Choice(rawValue: value) { return choice }
    let known = Choice.allCases.map(\.rawValue) + others
    throw JSONProblem(
      line: line, problem: "unknown \(kind) '\(value)'; \(hint(for: value, in: known))")
  }
}
