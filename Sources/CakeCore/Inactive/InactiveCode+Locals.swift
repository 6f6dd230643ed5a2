/// What local values in branches that were left out may stand for.
extension InactiveCode {
  /// The value of the one declaration that a name can mean: by the type that is written, or by what it
  /// is made with. `let other = Other()`.
  func value(
    ofLocal token: Int, usedAt use: Int, in file: Int, _ scope: InactiveScope
  ) -> Value {
    let source = facts.source(file)
    let name = source.name(at: token)
    if let function = function(declaring: token, source, scope) {
      return parameter(name, of: function, in: file, scope) ?? .unknown
    }
    guard isInForce(token, at: use, in: file, scope) else { return .unknown }
    let text = source.declaration(at: token, .property)
    if !text.result.isEmpty { return value(ofType: text.result, in: file, scope) }
    guard let first = text.body.first, source.matches(token + 1, "=") else { return .unknown }
    if source.matches(first, "self"), text.body.count == 1 {
      guard let own = scope.types.first?.symbols, own.count == 1, !isSelfRebound(scope, source)
      else { return .unknown }
      return facts.symbols.base[Int(own[0])].kind.isNominal ? .type(own[0]) : .unknown
    }
    guard source.matches(first + 1, "("), !source[first + 1].spaceBefore,
      source.partner(of: first + 1) == text.body.upperBound - 1,
      !source.goesOnInBranch(at: text.body.upperBound)
    else { return .unknown }
    return value(ofType: first..<first + 1, in: file, scope)
  }

  /// Whether a declaration rules where a name is used: a parameter, or plain and in the same block or
  /// around it, before it, and in no other branch.
  func isInForce(_ token: Int, at use: Int, in file: Int, _ scope: InactiveScope) -> Bool {
    let source = facts.source(file)
    if function(declaring: token, source, scope) != nil { return true }
    guard source.isBinding(token - 1),
      !source.matchesAny(token - 2, "if", "guard", "while", "case", ",", "(")
    else { return false }
    let text = source.declaration(at: token, .property)
    guard let block = source.enclosing(token), source.matches(block, "{"),
      let end = source.partner(of: block), end > use,
      max(text.header.upperBound, text.body.upperBound) <= use
    else { return false }
    let isInCase = (token..<use).contains {
      source.opensCase($0) && source.enclosing($0) == block
    }
    let branch = branch(around: token, in: file)
    return !isInCase && (branch == nil || branch == self.branch(around: use, in: file))
  }

  /// The function around a use whose parameter a token declares.
  private func function(
    declaring token: Int, _ source: SourceText, _ scope: InactiveScope
  ) -> Int? {
    scope.functions.first {
      source.declaration(at: $0, .function).parameterList.contains(token)
    }
  }

  /// `guard let self = other`, `{ [self = other] in`
  func isSelfRebound(_ scope: InactiveScope, _ source: SourceText) -> Bool {
    scope.member.contains {
      source.matches($0, "self") && source.matches($0 + 1, "=") && !source.matches($0 + 2, "self")
    }
  }

  /// A type of the program's or a composition by its name, unless something near has that name too.
  func value(ofType type: Range<Int>, in file: Int, _ scope: InactiveScope) -> Value {
    let source = facts.source(file)
    guard !type.contains(where: { isHidden($0, source, scope) }) else { return .unknown }
    if let nodes = composed(type, source, scope) { return .nodes(nodes) }
    guard source.wrapped(type).count == 1 else { return .unknown }
    return self.type(named: source.name(at: type.lowerBound), in: file) ?? .unknown
  }

  /// Whether a name may mean something else than what the program has under it: a generic parameter, an
  /// associated type, an alias, a local type.
  func isHidden(_ token: Int, _ source: SourceText, _ scope: InactiveScope) -> Bool {
    guard source.isIdentifier(token), !source.isKeyword(token) else { return false }
    let name = source.name(at: token)
    if placeholders.contains(name) { return true }
    let generics =
      scope.functions.map { source.declaration(at: $0, .function).generics }
      + scope.types.map { source.declaration(at: $0.header.lowerBound, .type).generics }
    let isGeneric =
      generics.joined().contains { source.isIdentifier($0) && source.name(at: $0) == name }
      || scope.types.flatMap(\.symbols).contains {
        flow.signatures.genericParameters(of: $0).contains(name)
      }
    return isGeneric
      || scope.member.contains {
        source.isIdentifier($0) && source.name(at: $0) == name
          && (source.opensType($0 - 1) || source.matches($0 - 1, "typealias"))
      }
  }
}

extension SourceText {
  /// Whether a value goes on behind an `#if`: with `.member` on the next line.
  fileprivate func goesOnInBranch(at directive: Int) -> Bool {
    guard matches(directive, "#if") else { return false }
    let line = (directive + 1..<count).first { self[$0].startsLine }
    return line.map { matches($0, ".") } ?? false
  }
}
