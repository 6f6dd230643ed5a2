extension Report {
  /// The version of the JSON report; the meaning of a key never changes within one.
  package static let schemaVersion = 1

  /// The report for other programs: keys in the documented order, two spaces an indentation.
  package var json: String { inOrder().value.text }

  private var value: JSONText {
    .object([
      ("schemaVersion", .number(Self.schemaVersion)),
      (
        "tool",
        .object([
          ("name", .string(ToolVersion.name)), ("version", .string(ToolVersion.current)),
        ])
      ),
      (
        "summary",
        .object([
          ("providers", .number(providers.count)), ("slices", .number(slices.count)),
          ("needs", .number(needs)), ("consumers", .number(consumers.count)),
          ("roots", .number(roots.count)), ("findings", .number(findings.count)),
          ("compiled", .number(findings.count { $0.proof == .compiled })),
        ])
      ),
      ("providers", .array(providers.map(\.value))),
      ("slices", .array(slices.map(\.value))),
      ("consumers", .array(consumers.map(\.value))),
      ("roots", .array(roots.map(\.value))),
      ("findings", .array(findings.map(\.value))),
    ])
  }
}

extension JSONText {
  static func strings(_ strings: [String]) -> JSONText { .array(strings.map(JSONText.string)) }
}

extension SourcePlace {
  var value: JSONText {
    .object([("file", .string(file)), ("line", .number(line)), ("column", .number(column))])
  }
}

extension Report.Provider {
  fileprivate var value: JSONText {
    .object([
      ("name", .string(name)), ("module", .string(module)),
      ("requirements", .strings(requirements)), ("location", location.value),
    ])
  }
}

extension Report.Slice {
  fileprivate var value: JSONText {
    .object([
      ("name", .string(name)), ("module", .string(module)), ("needs", .strings(needs)),
      ("consumers", .strings(consumers)), ("location", location.value),
    ])
  }
}

extension Report.Consumer {
  fileprivate var value: JSONText {
    .object([
      ("name", .string(name)), ("module", .string(module)), ("slices", .strings(slices)),
      ("uses", .strings(uses)), ("forwards", .array(forwards.map(\.value))),
      ("location", location.value),
    ])
  }
}

extension Report.Forward {
  fileprivate var value: JSONText {
    .object([("to", .string(to)), ("needs", .strings(needs))])
  }
}

extension Report.Root {
  fileprivate var value: JSONText {
    .object([
      ("name", .string(name)), ("module", .string(module)), ("kind", .string(kind.rawValue)),
      ("development", .bool(isDevelopment)), ("provides", .strings(provides)),
      ("location", location.value),
    ])
  }
}
