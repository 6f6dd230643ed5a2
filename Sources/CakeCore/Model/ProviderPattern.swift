/// A name pattern of provider protocols: `Has*`, `*Provider`.
struct ProviderPattern: Sendable {
  private let prefix: String
  private let suffix: String
  private let isExact: Bool

  init(_ pattern: String) {
    let parts = pattern.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
    prefix = parts.first.map(String.init) ?? ""
    suffix = parts.count > 1 ? String(parts[1]) : ""
    isExact = parts.count == 1
  }

  /// What the star stands for begins with a capital, so that `Hash` is no `Has*`.
  func matches(_ name: String) -> Bool {
    if isExact { return name == prefix }
    guard name.count > prefix.count + suffix.count, name.hasPrefix(prefix), name.hasSuffix(suffix)
    else { return false }
    let next = name[name.index(name.startIndex, offsetBy: prefix.count)]
    return prefix.isEmpty || !next.isLowercase
  }
}
