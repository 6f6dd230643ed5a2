extension RuleID {
  /// The rules whose findings can come with a safe fix, in the order of the documentation.
  package static let fixable = allCases.filter(\.isFixable)

  package var isFixable: Bool {
    switch self {
    case .unusedNeed, .redundantNeed, .unusedSlice, .unusedProvider, .unneededDouble,
      .staleProvider:
      true
    default: false
    }
  }

  /// Whether a fix is to be expected of each of its findings, so that one without it is left over.
  var isWhollyFixable: Bool {
    [.unusedNeed, .redundantNeed, .unusedSlice, .staleProvider].contains(self)
  }

  /// Whether its findings are what is left of a dependency that has gone.
  var tellsWhatIsLeft: Bool { [.unneededDouble, .staleProvider].contains(self) }
}

extension Finding {
  /// Whether its fix compiles together with all other safe ones.
  package var hasSafeFix: Bool { fix?.applicability == .safe }
}
