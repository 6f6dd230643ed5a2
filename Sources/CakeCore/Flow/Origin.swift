/// Whose value something is done to: read a member of, handed on.
enum Origin: Hashable {
  /// Values of these slices, roots and providers, and of no others.
  case these(Set<Node>)
  /// A value that is of all of these at once, as its type is a composition of them: what one of
  /// them has, the value has.
  case joint(Set<Node>)
  /// No value at all, as where a pattern only names a case.
  case nobody
  /// A value that was not made out. It could be of anything that is in reach or hidden in types.
  case unknown

  /// What the value can be of; nil where that was not made out.
  var nodes: Set<Node>? {
    switch self {
    case .these(let nodes), .joint(let nodes): nodes
    case .nobody: []
    case .unknown: nil
    }
  }
}
