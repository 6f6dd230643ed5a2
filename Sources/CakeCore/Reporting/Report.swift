/// Everything a check saw and found: the value behind each output format.
package struct Report: Sendable {
  package struct Provider: Codable, Hashable, Sendable {
    package var name: String
    package var module: String
    package var requirements: [String]
    package var location: SourcePlace
  }

  package struct Slice: Codable, Hashable, Sendable {
    package var name: String
    package var module: String
    package var needs: [String]
    package var consumers: [String]
    package var location: SourcePlace
  }

  package struct Forward: Codable, Hashable, Sendable {
    package var to: String
    package var needs: [String]
  }

  package struct Consumer: Codable, Hashable, Sendable {
    package var name: String
    package var module: String
    package var slices: [String]
    package var uses: [String]
    package var forwards: [Forward]
    package var location: SourcePlace
    /// Where each used provider is first used; for the coverage table, not for JSON.
    package var usePlaces: [String: SourcePlace] = [:]

    private enum CodingKeys: String, CodingKey {
      case name, module, slices, uses, forwards, location
    }
  }

  package struct Root: Codable, Hashable, Sendable {
    package var name: String
    package var module: String
    package var kind: RootKind
    /// Whether it is there for a smaller program than the app; older reports don't say.
    package var isDevelopment = false
    package var provides: [String]
    package var location: SourcePlace

    fileprivate enum CodingKeys: String, CodingKey {
      case name, module, kind, provides, location
      case isDevelopment = "development"
    }
  }

  /// What was looked at, for the line that comes before the findings.
  package struct Extent: Hashable, Sendable {
    package var modules: Int
    package var files: Int
    package var occurrences: Int
    /// Where compositions without a name are taken, which no rule looks at.
    package var unnamed: [SourcePlace] = []
    /// How many needs stay for packages out of sight alone, which may take the slice.
    package var needsOfOthers = 0
  }

  /// The findings that are not among `findings` because somebody asked to hide them.
  package struct Hidden: Hashable, Sendable {
    /// By a `cake:ignore` beside them.
    package var suppressed: [Finding] = []
    /// By an entry of the baseline.
    package var known: [Finding] = []
    /// By where they are.
    package var excluded: [Finding] = []
  }

  /// How far the compiler was asked whether what findings advise to remove can go.
  package struct Proof: Hashable, Sendable {
    package struct Kept: Hashable, Sendable {
      package var finding: Finding
      /// What the compiler says without it.
      package var reason: String
    }

    /// The findings whose removal compiles, all of them together.
    package var compiled = 0
    /// What looked as if it could go, and the compiler keeps.
    package var kept: [Kept] = []
    /// How many modules were compiled for it; none where all verdicts were known.
    package var compilations = 0
    /// How often a copy of the package was built instead.
    package var builds = 0
    /// What became of all needs, where all were tried.
    package var tally: NeedsTally?
    /// Why the findings stand on facts alone.
    package var failure: ProofFailure?
  }

  package var extent: Extent
  package var providers: [Provider]
  package var slices: [Slice]
  package var consumers: [Consumer]
  package var roots: [Root]
  package var findings: [Finding]
  /// The number of (slice, provider) pairs named by slices.
  package var needs: Int
  package var hidden = Hidden()
  /// What the compiler said of removals; nil where it was not asked.
  package var proof: Proof?
  /// What might be found too, and was not judged by the compiler that alone can tell.
  package var undecided: [Finding] = []
}

extension Report.Root {
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try values.decode(String.self, forKey: .name),
      module: try values.decode(String.self, forKey: .module),
      kind: try values.decode(RootKind.self, forKey: .kind),
      isDevelopment: try values.decodeIfPresent(Bool.self, forKey: .isDevelopment) ?? false,
      provides: try values.decode([String].self, forKey: .provides),
      location: try values.decode(SourcePlace.self, forKey: .location))
  }
}
