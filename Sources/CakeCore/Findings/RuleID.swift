/// The rules by the names that the command line, the JSON report and the documentation use.
package enum RuleID: String, Codable, CaseIterable, Hashable, Sendable {
  case missingProvider = "missing-provider"
  case unusedNeed = "unused-need"
  case redundantNeed = "redundant-need"
  case unusedSlice = "unused-slice"
  case uncoveredSlice = "uncovered-slice"
  case unusedProvider = "unused-provider"
  case nameCollision = "name-collision"
  case constructionCycle = "construction-cycle"
  case bypass
  case ambientEffect = "ambient-effect"
  case featureImport = "feature-import"
  case unneededDouble = "unneeded-double"
  case staleProvider = "stale-provider"
  case wideStructRoot = "wide-struct-root"
  case captiveValue = "captive-value"
  case selfKeepingScope = "self-keeping-scope"
  case sharedSlot = "shared-slot"
  case generatedStale = "generated-stale"
  case unknownEndpoint = "unknown-endpoint"
  case unusedSuppression = "unused-suppression"

  /// The severity of its findings unless the command line says otherwise.
  package var defaultSeverity: Severity {
    switch self {
    case .unusedNeed, .redundantNeed, .unusedSlice, .uncoveredSlice, .unusedProvider: .warning
    case .missingProvider, .nameCollision, .constructionCycle, .sharedSlot: .error
    case .bypass, .captiveValue, .selfKeepingScope, .staleProvider, .generatedStale,
      .unusedSuppression:
      .warning
    case .ambientEffect, .featureImport, .unneededDouble, .wideStructRoot, .unknownEndpoint: .info
    }
  }

  /// What it finds, in one sentence without a full stop.
  package var abstract: String {
    switch self {
    case .missingProvider: "the package does not build because a root lacks providers"
    case .unusedNeed: "a slice names a provider that no consumer uses or forwards"
    case .redundantNeed: "a slice names a provider twice: directly and through what it includes"
    case .unusedSlice: "nothing refers to the slice"
    case .uncoveredSlice: "a slice has consumers, but no root provides all of it"
    case .unusedProvider: "a root outside tests provides what nothing asks for"
    case .nameCollision: "two providers give one property name two types, so no root has both"
    case .constructionCycle: "making a provided value needs that value"
    case .bypass: "a consumer casts to a provider outside its slice, or takes the concrete root"
    case .ambientEffect:
      "a consumer reaches around its dependencies: to 'Date()', 'UUID()', a shared singleton"
    case .featureImport: "a feature's module imports another feature's and uses its consumers"
    case .unneededDouble: "a test root provides what nothing under its tests needs"
    case .staleProvider: "nothing names a provider, or reads the value that a root still has for it"
    case .wideStructRoot: "a struct root stores many references, all of them copied for each 'any'"
    case .captiveValue: "a longer-lived slot is filled from something of a shorter-lived root"
    case .selfKeepingScope: "what a slot makes holds the root that the slot belongs to"
    case .sharedSlot: "one slot is called with two closures"
    case .generatedStale: "a file that 'cake generate' wrote no longer fits what it was made from"
    case .unknownEndpoint: "a double reports calls by a name that no endpoint has"
    case .unusedSuppression: "a 'cake:ignore' or an entry of a baseline hides nothing"
    }
  }
}
