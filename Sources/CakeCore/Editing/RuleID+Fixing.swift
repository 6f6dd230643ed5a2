extension RuleID {
  /// The rules whose findings can come with a safe fix, in the order of the documentation.
  package static let fixable = allCases.filter(\.isFixable)

  package var isFixable: Bool {
    switch self {
    case .unusedNeed, .redundantNeed, .unusedSlice: true
    case .uncoveredSlice, .unusedProvider, .nameCollision, .constructionCycle, .bypass,
      .ambientEffect, .wideStructRoot, .unusedSuppression:
      false
    }
  }
}

extension Finding {
  /// Whether its fix compiles together with all other safe ones.
  package var hasSafeFix: Bool { fix?.applicability == .safe }
}
