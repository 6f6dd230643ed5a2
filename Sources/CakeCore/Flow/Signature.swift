/// What one declaration's signature says of slices, providers and roots.
///
/// Only the signatures that it is one of change it, until all of them are read.
final class Signature {
  var mentions: Set<Mention> = []
  /// The labels of the parameters whose types mention any; callers pass dependencies there.
  var labels: Set<String> = []
  /// Names of parameters inside the body, each with what its type mentions.
  var parameters: [String: Set<Node>] = [:]
  /// What each parameter of a closure gets, by the label of the parameter that takes the closure.
  var closures: [String: [Set<Node>]] = [:]
  /// The same by the parameter's name inside the body.
  var closureNames: [String: [Set<Node>]] = [:]
  /// What closures give back, by the name of the parameter inside the body; of a property by "".
  var closureResults: [String: Set<Node>] = [:]
  /// What a function takes that is the result, or what a property holds.
  var resultParameters: Set<Node> = []
  /// Slices that stand where values go both ways, other than as what a closure gets.
  var invariants: Set<Node> = []
  /// What an enumeration's case carries, by position.
  var payloads: [Set<Node>] = []
  /// Whether a constrained generic parameter comes out again in the result.
  var returnsConstraint = false
  /// Whether it stands in the result's own type, rather than in a parameter that gives values back.
  var resultHasConstraint = false

  var isEmpty: Bool { mentions.isEmpty }

  /// What a caller must hand in. What it gets as parameters of a closure it need not have.
  var demands: [Mention] {
    mentions.filter { $0.position != .result && !isOnlyHandedToClosures($0) }
  }

  /// Whether a mention stands for what the callee gives to closures, and for nothing else.
  func isOnlyHandedToClosures(_ mention: Mention) -> Bool {
    guard mention.position == .both, case .node(let node) = mention.target else { return false }
    return !invariants.contains(node)
      && closures.values.contains { $0.contains { $0.contains(node) } }
  }

  /// What a caller gets out.
  var supplies: [Mention] { mentions.filter(isSupplied) }

  var suppliesAny: Bool { mentions.contains(where: isSupplied) }

  private func isSupplied(_ mention: Mention) -> Bool {
    switch mention.position {
    case .result, .both: true
    case .constraint: returnsConstraint
    case .parameter, .held: false
    }
  }

  func addPayload(_ nodes: Set<Node>, at position: Int) {
    payloads.add(nodes, at: position, of: position + 1)
  }

  func addClosure(
    _ nodes: Set<Node>, _ parameter: DeclarationText.Parameter, at position: Int, of count: Int
  ) {
    closures[parameter.label, default: []].add(nodes, at: position, of: count)
    closureNames[parameter.name, default: []].add(nodes, at: position, of: count)
  }
}

extension [Set<Node>] {
  fileprivate mutating func add(_ nodes: Set<Node>, at position: Int, of count: Int) {
    while self.count < count { append([]) }
    self[position].formUnion(nodes)
  }
}
