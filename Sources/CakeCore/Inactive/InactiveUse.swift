/// A name in a branch that was left out, with what can be said of what it stands for.
struct InactiveUse {
  var branch: InactiveBranches.Branch
  var token: Int
  var name: String
  /// What it is a member of.
  var base: Base
  /// The labels of the arguments where it is called; nil where it is not.
  var labels: [String]?
  /// Whether it is called for certain: a brace may open something else.
  var hasParentheses = false
  /// Whether it stands for a whole value, not for one of its members.
  var isWhole: Bool

  /// The property that it is, or that wraps it: `_needs`, `$needs`.
  var nameOfProperty: String {
    name.hasPrefix("_") || name.hasPrefix("$") ? String(name.dropFirst()) : name
  }

  enum Base {
    /// It stands alone.
    case none
    /// Names from the first on, each a member of the one before; `self` is left out.
    case chain([Int])
    /// `.name` by itself: a case, or something static of the type that is asked for.
    case implicit
    /// The result of a call, an element.
    case unknown
  }
}

extension SourceText {
  /// The names in a branch that stand for something declared elsewhere.
  func uses(in branch: InactiveBranches.Branch) -> [InactiveUse] {
    branch.tokens.compactMap { token in
      guard isIdentifier(token), !isKeyword(token),
        !isSelf(token), !matches(token, "Self"), !isArgumentLabel(token),
        !isDeclaredName(token)
      else { return nil }
      return use(at: token, in: branch)
    }
  }

  func use(at token: Int, in branch: InactiveBranches.Branch) -> InactiveUse {
    var after = token + 1
    if startsWith(after, 60), !self[after].spaceBefore { after = skipAngles(after) }
    var member = token + 1
    while matchesAny(member, "?", "!"), !self[member].spaceBefore { member += 1 }
    return InactiveUse(
      branch: branch, token: token, name: name(at: token), base: base(of: token, in: branch),
      labels: callLabels(after), hasParentheses: matches(after, "(") && !self[after].spaceBefore,
      isWhole: !matches(member, "."))
  }

  private func isArgumentLabel(_ token: Int) -> Bool {
    guard matches(token + 1, ":"), let open = enclosing(token), matches(open, "(") else {
      return false
    }
    return token - 1 == open || matches(token - 1, ",")
  }

  private func isDeclaredName(_ token: Int) -> Bool {
    declaresNext(token - 1) || matches(token - 1, "import")
  }

  private func callLabels(_ open: Int) -> [String]? {
    if matches(open, "("), !self[open].spaceBefore, let close = partner(of: open) {
      return arguments(in: open, close).map(label(of:))
    }
    return matches(open, "{") && open < count && !self[open].startsLine ? [] : nil
  }

  private func base(of token: Int, in branch: InactiveBranches.Branch) -> InactiveUse.Base {
    guard matches(token - 1, ".") else { return .none }
    var chain: [Int] = []
    var member = token
    while matches(member - 1, ".") {
      var before = member - 2
      // `dependencies #if … .clock`: the value stands before the directive.
      if member - 1 == branch.tokens.lowerBound {
        guard matches(branch.directive, "#if") else { return .unknown }
        before = branch.directive - 1
      }
      while matchesAny(before, "?", "!"), !self[before].spaceBefore { before -= 1 }
      if member == token, beginsExpression(after: before) { return .implicit }
      guard isIdentifier(before) else { return .unknown }
      if matchesAny(before, "self", "Self") { return .chain(chain.reversed()) }
      guard !isKeyword(before) else { return .unknown }
      chain.append(before)
      member = before
    }
    return .chain(chain.reversed())
  }

  /// Whether a value or a pattern begins behind a token, so that a dot there has nothing before it.
  private func beginsExpression(after token: Int) -> Bool {
    matchesAny(
      token, "(", "[", "{", ",", ":", "?", "=", "==", "!=", "&&", "||", "??", "case", "in", "return"
    )
  }
}
