extension RuleID {
  /// The rule's page: its explanation with headings, and how to change its severity.
  package var page: String {
    let explanation = explanation
    let never = explanation.neverReports.map(Self.bullet).joined(separator: "\n")
    return """
      \(rawValue): \(abstract)

      \(explanation.finds)

      \(explanation.matters)

      \(basis)

      \(explanation.hasManyFiles ? "For example:" : "For example, \(Explanation.examplePath):")

      \(Self.indented(Self.headed(explanation.before)))

      What 'cake check' says:

      \(Self.indented(explanation.finding))

      Put right:

      \(Self.indented(Self.headed(explanation.after)))

      Never reported:

      \(never)

      Its findings have the severity '\(defaultSeverity.rawValue)'. Another one, or none of them:

        \(ToolVersion.name) check --rule \(rawValue)=\(Self.other(than: defaultSeverity).rawValue)
        \(ToolVersion.name) check --rule \(rawValue)=off

      """
  }

  /// What its findings stand on.
  var basis: String {
    advisesRemoval
      ? """
      Its findings are proved: what one advises to remove is removed on a copy, and all that depends
      on it compiles. With '--no-proof', and where nothing can be tried (no edit does just that, the
      build left no plan that is understood, the proof came to no end), they stand on facts: what
      the compiler recorded of the last build, and the sources.
      """
      : """
      Its findings stand on facts: what the compiler recorded of the last build, and the sources.
      """
  }

  /// All rules, one a line: id, severity, what it finds.
  package static var table: String {
    let rows = allCases.map { [$0.rawValue, $0.defaultSeverity.rawValue, $0.abstract] }
    return TextTable(header: ["rule", "severity", "finds"], rows: rows).lines()
      .joined(separator: "\n") + "\n"
  }

  static func other(than severity: Severity) -> Severity {
    severity == .warning ? .error : .warning
  }

  /// The files of an example, each below its path.
  static func headed(_ example: String) -> String {
    example.replacing("\n//--- ", with: "\n\n//--- ").replacing("//--- ", with: "// Sources/")
  }

  private static func indented(_ text: String, by indentation: String = "  ") -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
  }

  private static func bullet(_ text: String) -> String {
    "- " + String(indented(text).dropFirst(2))
  }
}
