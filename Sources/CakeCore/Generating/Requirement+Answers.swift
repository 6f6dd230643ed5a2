/// When one member answers several requirements.
extension Requirement {
  /// Whether one answer does for both.
  ///
  /// Functions may be told apart by waiting alone; where only one of two waits, the other has to
  /// answer it.
  func isMet(with other: Requirement) -> Bool {
    guard hasShape(of: other) else { return false }
    return isAsync == other.isAsync || kind == .property || kind == .subscripting
      || answers(other) || other.answers(self)
  }

  /// Makes this one that answers both: it can be all that they ask for, and does what both may do.
  mutating func meet(_ other: Requirement) {
    isAsync = isAsync && other.isAsync
    throwing = throwing.least(other.throwing)
    isSettable = isSettable || other.isSettable
    isSetElsewhere = isSetElsewhere || other.isSetElsewhere
    if other.failing.isEmpty { failing = "" }
  }

  /// Whether this, with a body, is an answer to a requirement.
  func answers(_ other: Requirement) -> Bool {
    hasShape(of: other) && (!isAsync || other.isAsync)
      && (throwing == .nothing || throwing == other.throwing || other.throwing == .anything)
      && (isSettable || !other.isSettable)
  }

  private func hasShape(of other: Requirement) -> Bool {
    kind == other.kind && name == other.name && isStatic == other.isStatic
      && plain(result) == other.plain(other.result)
      && plain(whereClause) == other.plain(other.whereClause)
      && parameters.map(\.label) == other.parameters.map(\.label)
      && parameters.map { plain($0.type) } == other.parameters.map { other.plain($0.type) }
      && parameterCount == other.parameterCount
  }

  private var genericNames: [String] {
    let text = SourceText(Array(generics.utf8))
    return (0..<text.count).filter {
      text.isIdentifier($0) && !text.matches($0 - 1, ":") && !text.matches($0 - 1, ".")
    }.map(text.name(at:))
  }

  private var parameterCount: Int { genericNames.count }

  /// A type with generic parameters by number: their names are nobody's business.
  private func plain(_ type: String) -> String {
    let names = genericNames
    let text = SourceText(Array(type.utf8))
    return (0..<text.count).map { token in
      guard text.isIdentifier(token), !text.matches(token - 1, "."),
        let number = names.firstIndex(of: text.name(at: token))
      else { return text.text(at: token) }
      return "$\(number)"
    }.joined(separator: " ")
  }
}

extension Requirement.Throwing {
  /// What is allowed to both of two.
  fileprivate func least(_ other: Requirement.Throwing) -> Requirement.Throwing {
    if self == other || other == .anything { return self }
    return self == .anything ? other : .nothing
  }
}
