extension Configuration {
  /// The JSON schema of the file, made from the keys that are read.
  package static var schema: String {
    let severities = Severity.allCases.map { JSONText.string($0.rawValue) }
    return JSONText.object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string(fileName)), ("type", .string("object")),
      (
        "properties",
        .object(Key.allCases.map { ($0.rawValue, property($0, severities)) })
      ), ("additionalProperties", .bool(false)),
    ]).text
  }

  private static func property(_ key: Key, _ severities: [JSONText]) -> JSONText {
    switch key {
    case .schema: described("Where editors find this schema", ("type", .string("string")))
    case .providerPatterns:
      described(
        "Names of provider protocols beside Has* and Makes*; one * stands for the part that differs",
        ("type", .string("array")), ("items", .object([("type", .string("string"))])))
    case .rules:
      described(
        "The severity of each rule's findings", ("type", .string("object")),
        (
          "properties",
          .object(
            RuleID.allCases.map { rule in
              (
                rule.rawValue,
                described(rule.abstract, ("enum", .array(severities + [.string("off")])))
              )
            })
        ), ("additionalProperties", .bool(false)))
    case .failOn:
      described(
        "The least severity that ends a check with exit code 1", ("enum", .array(severities)))
    case .exclude:
      described(
        "Files and folders whose findings are left out, relative to the package",
        ("type", .string("array")), ("items", .object([("type", .string("string"))])))
    case .baseline:
      described("The path of a baseline, relative to the package", ("type", .string("string")))
    case .allowEmpty:
      described("Whether a package without any provider is a result", ("type", .string("boolean")))
    case .retainPublic:
      described(
        "Whether other packages may name what is public in the libraries of this one; true unasked",
        ("type", .string("boolean")))
    }
  }

  private static func described(
    _ text: String, _ members: (key: String, value: JSONText)...
  ) -> JSONText {
    .object([("description", .string(text))] + members)
  }
}
