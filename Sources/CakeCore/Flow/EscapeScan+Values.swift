/// What a local name stands for, once the text has been followed.
extension EscapeScan {
  /// The slices, roots and providers of the value that a local name stands for, where that is
  /// certain; `typed` are those that the body names as types, which a value may be converted to.
  func value(at token: Int, _ typed: Set<Node>) -> Set<Node>? {
    guard !isFresh, body.contains(token) else { return nil }
    let key = key(token)
    // What calling it gives is something else.
    if source.matches(token + 1, "("), !source[token + 1].spaceBefore { return nil }
    let nodes = (names[key] ?? []).union(unfollowed[key] ?? [])
    guard !nodes.isEmpty else { return nil }
    if case .closure = key.place {
      return closure(around: token).map(doubtfulBlocks.contains) == false
        ? nodes.union(typed) : nil
    }
    let known = followed[key]
    let sites = known ?? judgeSites(of: key)
    if known == nil { followed[key] = sites }
    switch sites {
    case .unfollowed: return nil
    case .followed: return nodes.union(typed)
    case .plain: return nodes
    }
  }

  /// Whether a token stands in a call of something of the program's: that is asked what it puts into
  /// an `inout` parameter.
  private func isProgramCall(around token: Int) -> Bool {
    guard let open = source.enclosing(token), source.matches(open, "("),
      let callee = callee(of: open)
    else { return false }
    return signatures(at: callee).contains {
      $0.signature.mentions.contains { $0.position == .both }
    }
  }

  /// The values that a local name of a written type is given, its own and those assigned later;
  /// nil where it may get others.
  func assigned(to name: Int, typedTo end: Int) -> [Range<Int>]? {
    var values: [Range<Int>] = []
    if source.matches(end, "=") { values.append(end + 1..<source.expressionEnd(from: end + 1)) }
    let key = key(declaredAt: name)
    guard sites(of: key) == [name] else { return nil }
    for token in places(of: source.name(at: name)) where token != name {
      if source.matches(token - 1, ".") || isLabel(token) || self.key(token) != key { continue }
      if source.matches(token + 1, "=") {
        values.append(token + 2..<source.expressionEnd(from: token + 2))
      } else if source.matches(token - 1, "&"), !isProgramCall(around: token) {
        return nil
      } else if !source.matches(token - 1, "&"), !source.isOnlyRead(token) {
        return nil
      }
    }
    return values
  }
}
