extension Baseline {
  private enum Field: String, CaseIterable { case schemaVersion, findings }

  /// The baseline in a file, nil where there is none.
  ///
  /// Findings name it relative to the package.
  ///
  /// - Parameter name: What messages call it.
  package static func read(
    _ path: String, package: String, called name: String
  ) throws(CakeError) -> Baseline? {
    guard let node = try SettingsFile.read(path, called: name) else { return nil }
    return try SettingsFile.explaining(name) { () throws(JSONProblem) in
      try Baseline(node, file: Folder(package).relativePath(to: path))
    }
  }

  package func write(to path: String, called name: String) throws(CakeError) {
    try SettingsFile.write(json, to: path, called: name)
  }

  /// The same text for the same entries, sorted by rule and names.
  package var json: String {
    let sorted = entries.sorted {
      ($0.rule.rawValue, $0.key.names.joined(separator: " "))
        < ($1.rule.rawValue, $1.key.names.joined(separator: " "))
    }
    return JSONText.object([
      ("schemaVersion", .number(Self.schemaVersion)), ("findings", .array(sorted.map(\.value))),
    ]).text
  }

  private init(_ node: JSONNode, file: String) throws(JSONProblem) {
    var version: Int?
    var entries: [Entry]?
    for member in try node.members("a baseline", known: Field.allCases.map(\.rawValue)) {
      switch Field(rawValue: member.key) {
      case .schemaVersion:
        version = try member.value.wholeNumber("'schemaVersion'")
        guard version == Self.schemaVersion else {
          throw JSONProblem(
            line: member.line,
            problem: "this version of \(ToolVersion.name) reads baselines of version "
              + "\(Self.schemaVersion) alone")
        }
      case .findings:
        var read: [Entry] = []
        for node in try member.value.list("'findings'", of: "objects") {
          read.append(try Entry(node))
        }
        entries = read
      case nil: break
      }
    }
    guard version != nil else {
      throw JSONProblem(line: node.line, problem: "a baseline needs 'schemaVersion'")
    }
    guard let entries else {
      throw JSONProblem(line: node.line, problem: "a baseline needs 'findings'")
    }
    self.init(file: file, entries: entries)
  }
}

extension Baseline.Entry {
  fileprivate init(_ node: JSONNode) throws(JSONProblem) {
    let subjects = Finding.SubjectKey.allCases.map(\.rawValue)
    var rule: RuleID?
    var count = 1
    var subject: [Finding.SubjectKey: Finding.Subject] = [:]
    for member in try node.members("an entry", known: ["rule", "count"] + subjects) {
      let name = "'\(member.key)'"
      if member.key == "rule" {
        rule = try Self.rule(member)
      } else if member.key == "count" {
        count = try member.value.wholeNumber(name)
      } else if let key = Finding.SubjectKey(rawValue: member.key) {
        if case .array = member.value.value {
          subject[key] = .names(try member.value.strings(name).map(\.text))
        } else {
          subject[key] = .name(try member.value.string(name))
        }
      }
    }
    guard let rule else { throw JSONProblem(line: node.line, problem: "an entry needs 'rule'") }
    guard !subject.isEmpty else {
      throw JSONProblem(line: node.line, problem: "an entry needs the names it is about")
    }
    self.init(rule: rule, subject: subject, count: count, line: node.line, column: node.column)
  }

  private static func rule(_ member: JSONNode.Member) throws(JSONProblem) -> RuleID {
    let name = try member.value.string("'rule'")
    if let rule = RuleID(rawValue: name) { return rule }
    let hint = hint(for: name, in: RuleID.allCases.map(\.rawValue))
    throw JSONProblem(line: member.line, problem: "unknown rule '\(name)'; \(hint)")
  }

  fileprivate var value: JSONText {
    var members: [(key: String, value: JSONText)] = [("rule", .string(rule.rawValue))]
    for key in Finding.SubjectKey.allCases {
      switch subject[key] {
      case .name(let name): members.append((key.rawValue, .string(name)))
      case .names(let names): members.append((key.rawValue, .strings(names)))
      case nil: break
      }
    }
    members.append(("count", .number(count)))
    return .object(members)
  }
}
