/// Whose value something is done to: read a member of, handed on.
enum Origin: Hashable {
  /// Values of these slices, roots and providers, and of no others.
  case these(Set<Node>)
  /// No value at all, as where a pattern only names a case.
  case nobody
  /// A value that was not made out. It could be of anything that is in reach or hidden in types.
  case unknown
}
