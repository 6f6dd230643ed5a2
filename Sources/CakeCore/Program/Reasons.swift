/// What keeps each live need.
private struct Reasons {
  let all: [Seeds.Need: Reason]

  init(_ program: Program) {
    all = Dictionary(
      program.liveness.found.map { ($0.need, $0.reason) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Program {
  /// What keeps a need; nil for one that is not live.
  func reason(_ node: Node, _ provider: Int) -> Reason? {
    onceForNeeds(Reasons.init).all[.init(node: node, provider: provider)]
  }
}
