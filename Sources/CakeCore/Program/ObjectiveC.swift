/// What code in Objective-C can see of a program: nothing is read of it.
extension Program {
  /// Whether a removal may be one of what such code uses: a protocol of its own kind, in a program
  /// that has such code.
  func mayObjectiveCUse(_ finding: Finding) -> Bool {
    guard facts.hasObjectiveC, finding.rule.advisesRemoval || finding.rule == .staleProvider,
      case .name(let name)? = finding.subject[.provider]
    else { return false }
    return catalog.providers.contains { $0.name == name && isOpenToObjectiveC($0) }
  }

  /// Whether a provider's protocol is `@objc`: then its USR is in clang's words.
  func isOpenToObjectiveC(_ provider: Provider) -> Bool {
    facts.hasObjectiveC && facts.usr(provider.symbol).hasPrefix("c:")
  }
}
