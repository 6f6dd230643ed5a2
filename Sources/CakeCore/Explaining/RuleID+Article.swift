extension RuleID {
  /// The rule's page as Markdown: what `cake explain` prints, for a browser.
  package var article: String {
    let explanation = explanation
    let never = explanation.neverReports.map { "- " + Self.marked(Self.joined($0)) }
      .joined(separator: "\n")
    return """
      # \(rawValue)

      \(Self.sentence(Self.marked(abstract)))

      ## What it finds

      \(Self.marked(explanation.finds))

      ## Why it matters

      \(Self.marked(explanation.matters))

      ## An example

      \(explanation.hasManyFiles ? "" : "`\(Explanation.examplePath)`:\n\n")```swift
      \(Self.headed(explanation.before))
      ```

      What `\(ToolVersion.name) check` says:

      ```
      \(explanation.finding)
      ```

      ## How to put it right

      ```swift
      \(Self.headed(explanation.after))
      ```

      ## What it never reports

      \(never)

      ## What is proved

      \(Self.marked(basis))

      ## Options

      Its findings have the severity `\(defaultSeverity.rawValue)`. Another one, or none of them:

      ```
      \(ToolVersion.name) check --rule \(rawValue)=\(Self.other(than: defaultSeverity).rawValue)
      \(ToolVersion.name) check --rule \(rawValue)=off
      ```

      In `.cake.json`: `"rules": {"\(rawValue)": "off"}`.

      """
  }

  /// With what stands between quotation marks as code.
  private static func marked(_ text: String) -> String {
    text.replacing(/(^|[\s(])'([^'\n]+)'/) { "\($0.1)`\($0.2)`" }
  }

  private static func joined(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
