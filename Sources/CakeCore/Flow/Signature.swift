/// What one declaration's signature says of slices, providers and roots.
struct Signature {
  var mentions: Set<Mention> = []
  /// The labels of the parameters whose types mention any; callers pass dependencies there.
  var labels: Set<String> = []
  /// Names of parameters inside the body, each with what its type mentions.
  var parameters: [String: Set<Node>] = [:]
  /// Whether a constrained generic parameter comes out again in the result.
  var returnsConstraint = false

  var isEmpty: Bool { mentions.isEmpty }

  /// What a caller must hand in.
  var demands: [Mention] {
    mentions.filter { $0.position != .result }
  }

  /// What a caller gets out.
  var supplies: [Mention] {
    mentions.filter {
      switch $0.position {
      case .result, .both: true
      case .constraint: returnsConstraint
      case .parameter: false
      }
    }
  }
}
