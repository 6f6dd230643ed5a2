extension RuleID {
  /// Whether its findings advise to remove something that the compiler can be asked about.
  package var advisesRemoval: Bool {
    switch self {
    case .unusedNeed, .redundantNeed, .unusedSlice, .unusedProvider, .unneededDouble: true
    default: false
    }
  }
}
