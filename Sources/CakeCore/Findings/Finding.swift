/// Something a rule found: what, where, why and what to do. Printing it is somebody else's job.
package struct Finding: Hashable, Sendable {
  package var rule: RuleID
  package var severity: Severity
  package var message: String
  package var location: SourcePlace
  /// The names a finding is about, under the rule's keys: `["slice": .name("App.S")]`.
  package var subject: [SubjectKey: Subject]
  package var notes: [Note]
  package var fix: Fix?
  package var proof = Proof.facts

  /// What a finding stands on.
  package enum Proof: String, Codable, Sendable {
    /// What it advises to remove was removed on a copy, and all that depends on it compiles.
    case compiled
    /// What the build's index and the sources say.
    case facts
  }

  package enum SubjectKey: String, CaseIterable, Sendable {
    case consumer, module, root, slice, provider, symbol, other, providers
  }

  package enum Subject: Hashable, Sendable {
    case name(String)
    case names([String])
  }

  package struct Note: Codable, Hashable, Sendable {
    package var message: String
    package var location: SourcePlace

    package init(message: String, location: SourcePlace) {
      self.message = message
      self.location = location
    }
  }

  package struct Fix: Codable, Hashable, Sendable {
    package enum Applicability: String, Codable, Sendable { case safe, maybe, placeholder }

    package struct Edit: Codable, Hashable, Sendable {
      package var file: String
      package var line: Int
      package var column: Int
      package var endLine: Int
      package var endColumn: Int
      package var replacement: String

      package init(
        file: String, line: Int, column: Int, endLine: Int, endColumn: Int, replacement: String
      ) {
        self.file = file
        self.line = line
        self.column = column
        self.endLine = endLine
        self.endColumn = endColumn
        self.replacement = replacement
      }
    }

    package var applicability: Applicability
    package var edits: [Edit]

    package init(applicability: Applicability, edits: [Edit]) {
      self.applicability = applicability
      self.edits = edits
    }
  }

  package init(
    rule: RuleID, severity: Severity, message: String, location: SourcePlace,
    subject: [SubjectKey: Subject], notes: [Note] = [], fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.location = location
    self.subject = subject
    self.notes = notes
    self.fix = fix
  }
}

extension Finding {
  /// All names that it is about, in the order of their keys.
  package var subjectNames: [String] { subject.names }
}

extension [Finding.SubjectKey: Finding.Subject] {
  var names: [String] {
    Finding.SubjectKey.allCases.flatMap { key in
      switch self[key] {
      case .name(let name): [name]
      case .names(let names): names
      case nil: [String]()
      }
    }
  }
}
