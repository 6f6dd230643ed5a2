import Foundation

/// Parts the findings of a program into those to report and those that somebody asked to hide.
struct Sieve {
  let program: Program
  let severities: [RuleID: Severity?]
  private let exclusion: Exclusion
  private let suppressions: Suppressions
  private let ambiguous: Set<String>
  private let shared: SharedFiles
  private let options: CheckOptions

  /// What it reads of the texts stays with the program, and is there for another one.
  init(_ program: Program, _ options: CheckOptions) {
    self.program = program
    self.options = options
    shared = program.once { SharedFiles($0.facts) }
    severities = options.severities
    exclusion = Exclusion(options.exclude)
    let files = program.facts.files
    ambiguous = Set(
      files.indices.filter { files[$0].isOwn && program.facts.source($0).hasAmbiguousPlaces }
        .map { files[$0].path })
    let exclusion = exclusion
    suppressions = program.once { Suppressions($0.facts, leavingOut: exclusion) }
  }

  /// What to report, and what is hidden.
  ///
  /// What is hidden stays in the program, so whatever else could only go with it stays too: the
  /// rules are asked once more.
  ///
  /// Where the rules were asked before, what was hidden then is so still: it is kept since.
  func sift(
    after earlier: Report.Hidden = .init()
  ) -> (findings: [Finding], hidden: Report.Hidden) {
    let all = agreed()
    var hidden = Report.Hidden()
    hidden.excluded = all.filter(isExcluded)
    hidden.suppressed = all.filter { !isExcluded($0) && suppressions.hides($0) }
    var findings = all
    if !hidden.excluded.isEmpty || !hidden.suppressed.isEmpty {
      program.keep(hidden.excluded + hidden.suppressed)
      findings = agreed().filter { !isExcluded($0) && !suppressions.hides($0) }
    }
    hidden.excluded = earlier.excluded + hidden.excluded.filter { !earlier.excluded.contains($0) }
    hidden.suppressed =
      earlier.suppressed + hidden.suppressed.filter { !earlier.suppressed.contains($0) }
    let unused = UnusedSuppression.findings(
      suppressions.all, found: all + earlier.suppressed, severities: severities)
    return (findings + unused + staleExclusions(), hidden)
  }

  /// What the rules find at places that are known, as far as all modules of a file agree on it, and
  /// as far as no code in Objective-C has a say in it.
  private func agreed() -> [Finding] {
    while true {
      let found = Rules.findings(in: program, severities: severities).filter(hasPlace)
      let all = shared.contested(found) + found.filter(program.mayObjectiveCUse)
      let contested = all.filter { !program.isKept($0.rule, at: $0.location) }
      guard !contested.isEmpty else {
        let out = Set(all)
        return shared.once(found.filter { !out.contains($0) })
      }
      // What one module keeps stays in all, and so does what could only go with it.
      program.keep(contested)
    }
  }

  /// What `.cake.json` excludes that is not there, be it in another build: renamed, or misspelt.
  private func staleExclusions() -> [Finding] {
    guard let severity = UnusedSuppression.severity(severities) else { return [] }
    return zip(options.exclude, options.excludePlaces).compactMap { path, place in
      let isThere = FileManager.default.fileExists(atPath: Folder(options.package).path(of: path))
      guard !isThere, !program.facts.files.contains(where: { Exclusion([path]).covers($0.path) })
      else { return nil }
      return UnusedSuppression.finding(
        "'exclude' names '\(path)', which is not there", place, severity)
    }
  }

  /// Whether what stands at a finding's place is known.
  private func hasPlace(_ finding: Finding) -> Bool {
    !ambiguous.contains(finding.location.file)
  }

  private func isExcluded(_ finding: Finding) -> Bool { exclusion.covers(finding.location.file) }
}
