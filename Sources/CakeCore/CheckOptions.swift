/// What a check is asked to do; the command line and the plugin fill it in.
package struct CheckOptions: Sendable {
  /// The package's folder, absolute.
  package var package: String
  /// The index store to read instead of the package's own debug build's.
  package var indexStore: String?
  /// Where the build keeps its store if that is not the package's own debug build.
  package var layout: BuildLayout?
  /// The `libIndexStore` to read it with instead of the toolchain's.
  package var indexStoreLibrary: String?
  /// Name patterns of provider protocols, `*` standing for a capitalised rest: `Has*`.
  package var providerPatterns: [String]
  package var severities: [RuleID: Severity?]
  /// Files and folders whose findings are left out, relative to the package.
  package var exclude: [String]
  /// Where `.cake.json` has each of them; empty where they come from somewhere else.
  package var excludePlaces: [SourcePlace] = []
  /// The files and folders whose findings alone are wanted, relative to the package; empty for all.
  package var parts: [String] = []
  /// The rules whose findings alone are wanted; empty for all.
  package var rules: Set<RuleID> = []
  /// The findings that are known and not to be reported again.
  package var baseline: Baseline?
  /// Whether a baseline is to be written, of which nothing may be lost that was not judged.
  package var writesBaseline = false
  package var jobs: Int
  /// Whether a package without any provider is a result, not a mistake.
  package var allowsNothing = true
  /// Whether the report says what consumers use and hand on, which text leaves out.
  package var listsUses = true
  /// Whether other packages may name what is public in the package's libraries.
  package var retainsPublic = true
  /// Files that are written from the facts of others: they may be newer than their own, or have none.
  package var rewritten: Set<String> = []
  /// Of how many units on a store's facts are kept in the build folder; fewer are read as fast.
  var leastKept = 200
  /// Of how many files a thread's work is made at least.
  var leastInPart = 8
  /// Whether modules may be missing, and files be newer than the store: after a build that failed.
  var isPartial = false

  /// Whether somebody builds once more who is told which sources may be others than were compiled.
  package var canBuildAgain = false

  var asksForUndecided: Bool { baseline != nil || writesBaseline }

  /// Whether a text can be the name of provider protocols, where one `*` may stand for the part that
  /// differs.
  package static func isProviderPattern(_ text: String) -> Bool {
    !text.isEmpty && text != "*" && text.count(where: { $0 == "*" }) <= 1
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "*" }
  }

  package static let defaultProviderPatterns = ["Has*", "Makes*"]

  package init(
    package: String, indexStore: String? = nil, indexStoreLibrary: String? = nil,
    providerPatterns: [String] = CheckOptions.defaultProviderPatterns,
    severities: [RuleID: Severity?] = [:], exclude: [String] = [], baseline: Baseline? = nil,
    jobs: Int = 2
  ) {
    self.package = package
    self.indexStore = indexStore
    self.indexStoreLibrary = indexStoreLibrary
    self.providerPatterns = providerPatterns
    self.severities = severities
    self.exclude = exclude
    self.baseline = baseline
    self.jobs = jobs
  }
}
