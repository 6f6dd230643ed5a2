import CakeCore

extension Shape {
  /// A finding that `cake check` must make, marked `// expect: <rule> <name>` where it is located.
  struct Expectation: Sendable, Hashable {
    let rule: String
    /// What the finding is about, without the module, with the enclosing types: the need, slice or
    /// provider, and for `ambient-effect` the symbol, `Date.init` or `Cache.shared`; for
    /// `bypass` the provider or the root, for `feature-import` the module that is imported.
    let name: String
    let module: String
    let file: String
    let line: Int
  }

  /// A need or slice that could go though `cake check` says nothing.
  struct Permission: Sendable, Hashable {
    enum Reason: String, Sendable {
      /// The value gets where the store shows no use of it, `// escape: <name>`.
      case escape
      /// The program compiles without it and does something else, so it is no finding with proof
      /// either, `// stays: <name>`.
      case stays
      /// A known limit of the tool, `// missed: <name>`.
      case missed
      /// An included slice that values go on as, and that others would bring, or all that a second name
      /// names which nobody takes, `// included: <name>`.
      case included
      /// A `cake:ignore` hides it, `// suppressed: <name>`.
      case suppressed
    }

    let reason: Reason
    let name: String
    let module: String
    let file: String
    let line: Int
  }

  /// The markers in one file.
  ///
  /// They end the line that they are about. Several names of one marker are parted by `;`, several
  /// markers by `//`: `// expect: unused-need HasClock; unused-need HasLogger // escape: HasCache`.
  /// A finding about several providers names all of them, sorted, on the line of the property that
  /// it begins with or of the root: `// expect: construction-cycle HasAuth+HasGitHub`.
  /// A finding of `unused-suppression` is about no name. Markers may follow a `cake:ignore`, whose
  /// text another `//` ends. One of `generated-stale` is about the first line of a file, whose text is
  /// fixed: its marker stands anywhere below.
  struct Markers {
    var expectations: [Expectation] = []
    var permissions: [Permission] = []
  }
}

extension Shape.Markers {
  struct Malformed: Error {
    let marker: String
    let path: String
    let line: Int
  }

  private static let rules = Set(RuleID.allCases.map(\.rawValue))

  init(of source: Shape.Source) throws {
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      for comment in Self.comments(in: String(line)) {
        try add(comment, to: source, line: index + 1)
      }
    }
  }

  /// The trimmed texts that follow a `//`.
  private static func comments(in line: String) -> [Substring] {
    var comments: [Substring] = []
    var rest = line[...]
    while let start = rest.firstRange(of: "//") {
      rest = rest[start.upperBound...]
      let end = rest.firstRange(of: "//")?.lowerBound ?? rest.endIndex
      comments.append(rest[..<end].trimmingPrefix { $0 == " " })
    }
    return comments
  }

  private mutating func add(_ comment: Substring, to source: Shape.Source, line: Int) throws {
    guard let colon = comment.firstIndex(of: ":") else { return }
    let keyword = comment[..<colon]
    let names = comment[comment.index(after: colon)...].split(separator: ";").map {
      $0.split(separator: " ").map(String.init)
    }
    let malformed = Malformed(marker: String(comment), path: source.path, line: line)
    if keyword == "expect" {
      for words in names {
        let isOfFile = words.first == "generated-stale"
        let isNamed = words.first != "unused-suppression" && !isOfFile
        guard words.count == (isNamed ? 2 : 1), Self.rules.contains(words[0]) else {
          throw malformed
        }
        expectations.append(
          Shape.Expectation(
            rule: words[0], name: isNamed ? words[1] : "", module: source.module, file: source.file,
            line: isOfFile ? 1 : line))
      }
    } else if let reason = Shape.Permission.Reason(rawValue: String(keyword)) {
      for words in names {
        guard words.count == 1 else { throw malformed }
        permissions.append(
          Shape.Permission(
            reason: reason, name: words[0], module: source.module, file: source.file, line: line))
      }
    }
  }
}
