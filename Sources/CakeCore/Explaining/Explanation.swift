/// What `cake explain` says of a rule: what it finds, why that matters, an example, and its limits.
package struct Explanation: Sendable {
  /// What it finds and how it decides, as a paragraph.
  package var finds: String
  /// What the finding costs whoever leaves it, as a paragraph.
  package var matters: String
  /// A whole source file with one such finding; or several, each below a line that says its module
  /// and name, `//--- App/Repos.swift`.
  package var before: String
  /// What `cake check` prints of that file, which lies at `examplePath`.
  package var finding: String
  /// The same file with the finding put right.
  package var after: String
  /// What looks like a finding and is none.
  package var neverReports: [String]

  /// Where the example's file lies in its package.
  package static let examplePath = "Sources/App/Repos.swift"

  /// Whether the example's text says itself which files it is made of.
  package var hasManyFiles: Bool { before.hasPrefix("//--- ") }
}

extension RuleID {
  package var explanation: Explanation {
    switch self {
    case .missingProvider: .missingProvider
    case .unusedNeed: .unusedNeed
    case .redundantNeed: .redundantNeed
    case .unusedSlice: .unusedSlice
    case .uncoveredSlice: .uncoveredSlice
    case .unusedProvider: .unusedProvider
    case .nameCollision: .nameCollision
    case .constructionCycle: .constructionCycle
    case .bypass: .bypass
    case .ambientEffect: .ambientEffect
    case .featureImport: .featureImport
    case .unneededDouble: .unneededDouble
    case .staleProvider: .staleProvider
    case .wideStructRoot: .wideStructRoot
    case .captiveValue: .captiveValue
    case .selfKeepingScope: .selfKeepingScope
    case .sharedSlot: .sharedSlot
    case .generatedStale: .generatedStale
    case .unknownEndpoint: .unknownEndpoint
    case .unusedSuppression: .unusedSuppression
    }
  }
}
