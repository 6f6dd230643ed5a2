/// What is to be generated.
package struct GenerateRequest: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case doubles, root, forwarding
  }

  package var kind: Kind
  /// The slices to serve; empty for those that the tests of `target` need, or for all.
  package var slices: [String] = []
  /// The root's name.
  package var name: String {
    get { chosenName ?? (isPreview ? "PreviewDependencies" : "TestDependencies") }
    set { chosenName = newValue }
  }
  private var chosenName: String?
  /// The tests to generate for, by their module.
  package var target: String?
  /// Whether the root is for previews: of values alone, in the feature's own module.
  package var isPreview = false
  /// Protocols to write doubles of, beside those that slices lead to; a module's name for all.
  package var interfaces: [String] = []
  package var access = Access.internal
  /// The file that it is for, absolute; nil where nobody knows.
  package var output: String?

  package enum Access: String, CaseIterable, Sendable {
    case `internal`, package, `public`

    var prefix: String { self == .internal ? "" : "\(rawValue) " }
  }

  package init(kind: Kind) { self.kind = kind }

  /// How a command line asks for it, the file left out.
  package var arguments: [String] {
    var arguments = [kind.rawValue]
    if !slices.isEmpty { arguments += ["--slices", slices.joined(separator: ",")] }
    if let target { arguments += ["--for-tests", target] }
    if kind == .root { arguments += ["--name", name] }
    if isPreview { arguments.append("--preview") }
    for interface in interfaces { arguments += ["--interface", interface] }
    if access != .internal { arguments += ["--access", access.rawValue] }
    return arguments
  }
}

/// What has to be done by other programs.
package struct GenerateTools: Sendable {
  /// What the compiler knows of a module.
  package var graphs: @Sendable (_ module: String) throws(GenerateError) -> [SymbolGraph]

  /// What the compiler says against a text, by line; nil where it can't be asked.
  package struct Complaint: Sendable {
    package var line: Int
    package var message: String
    package var isError: Bool
    /// Where what it declares is declared already: `T.swift:4`.
    package var declared: String?

    package init(line: Int, message: String, isError: Bool, declared: String? = nil) {
      self.line = line
      self.message = message
      self.isError = isError
      self.declared = declared
    }
  }

  package var complaints: @Sendable (_ text: String) -> [Complaint]?
  /// Whether what the text says nothing of is the main actor's there.
  package var isolatesByDefault: Bool
  /// Whether an import that the text says nothing of is seen by its own module alone there.
  package var importsInternally: Bool
  /// Whether a module of the package is built with LayerCakeTesting.
  package var linksTesting: @Sendable (_ module: String) -> Bool

  package init(
    graphs: @escaping @Sendable (String) throws(GenerateError) -> [SymbolGraph],
    complaints: @escaping @Sendable (String) -> [Complaint]?, isolatesByDefault: Bool,
    importsInternally: Bool, linksTesting: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.graphs = graphs
    self.complaints = complaints
    self.isolatesByDefault = isolatesByDefault
    self.importsInternally = importsInternally
    self.linksTesting = linksTesting
  }
}

/// What was generated.
package struct GeneratedText: Sendable {
  /// One declaration with a name to tell of it.
  package struct Part: Sendable {
    package var name: String
    package var text: String
  }

  package var imports: [String]
  package var parts: [Part]
  /// What was left out, each with its reason.
  package var leftOut: [(name: String, reason: String)] = []
  /// What it was made from, as far as a check looks again.
  package var sources: String

  /// The file without its header.
  package var body: String {
    (imports + [""] + parts.map(\.text)
      + leftOut.map { "// Left out: '\($0.name)', because \($0.reason).\n" })
      .joined(separator: "\n")
  }
}
