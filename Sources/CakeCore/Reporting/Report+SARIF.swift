extension Report {
  /// The findings as SARIF 2.1.0, the interchange format of static analysis.
  func sarif(links: RuleLinks? = nil) -> String {
    JSONText.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      ("runs", .array([run(links)])),
    ]).text
  }

  private func run(_ links: RuleLinks?) -> JSONText {
    // Those with a finding, so that a rule more in the tool changes nobody's report.
    let rules = foundRules
    let driver = JSONText.object([
      ("name", .string(ToolVersion.name)), ("version", .string(ToolVersion.current)),
      ("rules", .array(rules.map { $0.sarif(links) })),
    ])
    let results = zip(findings, fingerprints).map { finding, fingerprint in
      finding.sarif(fingerprint, ruleIndex: rules.firstIndex(of: finding.rule) ?? -1)
    }
    return .object([
      ("tool", .object([("driver", driver)])), ("columnKind", .string("utf16CodeUnits")),
      ("results", .array(results)),
    ])
  }
}

extension RuleID {
  fileprivate func sarif(_ links: RuleLinks?) -> JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("id", .string(rawValue)),
      ("shortDescription", .message(abstract)),
      ("fullDescription", .message(explanation.finds.replacing("\n", with: " "))),
      (
        "help",
        .object([
          ("text", .string(explanation.matters.replacing("\n", with: " "))),
          ("markdown", .string(article)),
        ])
      ),
      ("defaultConfiguration", .object([("level", .string(defaultSeverity.sarifLevel))])),
    ]
    if let links { members.insert(("helpUri", .string(links[self])), at: 3) }
    return .object(members)
  }
}

extension Severity {
  fileprivate var sarifLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}

extension Finding {
  fileprivate func sarif(_ fingerprint: String, ruleIndex: Int) -> JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("ruleId", .string(rule.rawValue)), ("ruleIndex", .number(ruleIndex)),
      ("level", .string(severity.sarifLevel)), ("message", .message(message)),
      ("locations", .array([.object([("physicalLocation", location.sarif)])])),
      ("partialFingerprints", .object([("cakeFinding/v1", .string(fingerprint))])),
    ]
    members.append(("properties", .object([("proof", .string(proof.rawValue))])))
    if !notes.isEmpty {
      let places = notes.enumerated().map { number, note in
        JSONText.object([
          ("id", .number(number + 1)), ("physicalLocation", note.location.sarif),
          ("message", .message(note.message)),
        ])
      }
      members.append(("relatedLocations", .array(places)))
    }
    if let fix, fix.applicability != .placeholder, !fix.edits.isEmpty {
      members.append(("fixes", .array([fix.sarif])))
    }
    return .object(members)
  }
}

extension Finding.Fix {
  fileprivate var sarif: JSONText {
    let files = Set(edits.map(\.file)).sorted()
    let changes = files.map { file in
      JSONText.object([
        ("artifactLocation", .artifact(file)),
        ("replacements", .array(edits.filter { $0.file == file }.map(\.sarif))),
      ])
    }
    return .object([("artifactChanges", .array(changes))])
  }
}

extension Finding.Fix.Edit {
  fileprivate var sarif: JSONText {
    .object([
      (
        "deletedRegion",
        .object([
          ("startLine", .number(line)), ("startColumn", .number(column)),
          ("endLine", .number(endLine)), ("endColumn", .number(endColumn)),
        ])
      ),
      ("insertedContent", .message(replacement)),
    ])
  }
}

extension SourcePlace {
  fileprivate var sarif: JSONText {
    .object([
      ("artifactLocation", .artifact(file)),
      ("region", .object([("startLine", .number(line)), ("startColumn", .number(column))])),
    ])
  }
}

extension JSONText {
  fileprivate static func message(_ text: String) -> JSONText { .object([("text", .string(text))]) }

  /// A path as a URI relative to the repository.
  fileprivate static func artifact(_ path: String) -> JSONText {
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/+@".utf8)
    var uri = ""
    for byte in path.utf8 {
      if allowed.contains(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return .object([("uri", .string(uri)), ("uriBaseId", .string("%SRCROOT%"))])
  }
}
