/// What types have from elsewhere.
extension Program {
  /// The names of the protocols that a type conforms to and the package doesn't declare, without those
  /// that give it nothing to be called or made up for: `Equatable`, but not `Sendable`.
  func foreignProtocols(of type: Int32) -> Set<String> {
    let all = catalog.bases(of: type).flatMap { catalog.inheritedProtocols($0.base) }
    return Set(all.filter { !facts.isDefined($0) }.map(facts.name)).subtracting(Self.markers)
  }

  private static let markers: Set<String> = [
    "Sendable", "SendableMetatype", "Copyable", "Escapable", "AnyObject", "DependencyScope",
    "ClosableRoot",
  ]
}
