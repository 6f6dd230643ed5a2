/// The part of the text in which each declaration of a name rules.
struct NameScopes {
  struct Scope {
    var range: Range<Int>
    /// The `else` of a `guard`, where the name is still what it was before.
    var hole = 0..<0
    /// The scope around it; -1 for none.
    var parent = -1
  }

  /// By where they begin, the outer ones first.
  private(set) var scopes: [Scope] = []
  /// The places that declare the name, each with its scope's number.
  private(set) var sites: [Int: Int] = [:]

  init(_ declared: [(site: Int, scope: Scope)]) {
    let order = declared.sorted {
      ($0.scope.range.lowerBound, -$0.scope.range.upperBound)
        < ($1.scope.range.lowerBound, -$1.scope.range.upperBound)
    }
    var open: [Int] = []
    for (site, scope) in order {
      if let last = scopes.last, last.range == scope.range {
        // `case .walk(let needs), .run(let needs):`
        sites[site] = scopes.count - 1
        continue
      }
      while let last = open.last, scopes[last].range.upperBound < scope.range.upperBound {
        open.removeLast()
      }
      var scope = scope
      scope.parent = open.last ?? -1
      open.append(scopes.count)
      sites[site] = scopes.count
      scopes.append(scope)
    }
  }

  /// The number of the innermost scope that a token stands in; nil outside of all.
  func scope(around token: Int) -> Int? {
    var index = scopes.indices.partitioningIndex(where: { scopes[$0].range.lowerBound > token }) - 1
    while index >= 0 {
      if scopes[index].range.contains(token), !scopes[index].hole.contains(token) { return index }
      index = scopes[index].parent
    }
    return nil
  }
}

extension EscapeScan {
  /// What was worked out of a declaration's names, each when somebody asks.
  final class Cache {
    /// Where the names stand in the body.
    var places: NamePlaces?
    /// Of each name that was asked about, the places that declare it.
    var declarations: [String: [Int]] = [:]
    var scopes: [String: NameScopes?] = [:]
    /// Of each name that was asked about, what its declarations declare.
    var declaringSites: [String: [LocalName: [Int]]] = [:]
    var caseStarts: [Int?: [Int]] = [:]
  }

  private func declarations(of name: String) -> [Int] {
    if let known = cache.declarations[name] { return known }
    let found = places(of: name).filter { isSite($0) }
    cache.declarations[name] = found
    return found
  }

  /// The scopes of a name; nil where one of its declarations is not understood.
  private func scopes(of name: String) -> NameScopes? {
    if let known = cache.scopes[name] { return known }
    var declared: [(site: Int, scope: NameScopes.Scope)] = []
    var isUnderstood = true
    for token in declarations(of: name) {
      guard let scope = scope(ofSite: token) else {
        isUnderstood = false
        break
      }
      declared.append((token, scope))
    }
    let found = isUnderstood ? NameScopes(declared) : nil
    cache.scopes[name] = .some(found)
    return found
  }

  /// What a name is known by where it is declared: with the scope of its declaration.
  func key(declaredAt token: Int) -> LocalName {
    let name = source.name(at: token)
    guard let scope = scopes(of: name)?.sites[token] else { return key(token) }
    return LocalName(name: name, place: .scope(scope))
  }

  /// What a name is known by where it is used: in `if let needs {` that is the one before.
  func key(_ token: Int) -> LocalName {
    let name = source.name(at: token)
    if name.utf8.first == 36 {
      // An anonymous parameter belongs to the closure around it.
      return LocalName(name: name, place: closure(around: token).map { .closure($0) } ?? .body)
    }
    let scope = scopes(of: name)?.scope(around: token)
    return LocalName(name: name, place: scope.map { .scope($0) } ?? .body)
  }

  /// The places that declare what is known by a key.
  func sites(of key: LocalName) -> [Int] {
    if let known = cache.declaringSites[key.name] { return known[key] ?? [] }
    var found: [LocalName: [Int]] = [:]
    for token in declarations(of: key.name) {
      found[self.key(declaredAt: token), default: []].append(token)
    }
    cache.declaringSites[key.name] = found
    return found[key] ?? []
  }

  private func scope(ofSite token: Int) -> NameScopes.Scope? {
    if let block = closureDeclaring(token) {
      guard let close = source.partner(of: block),
        let word = (token..<close).first(where: {
          source.matches($0, "in") && source.enclosing($0) == block
        })
      else { return nil }
      return .init(range: word..<close)
    }
    // Out of the parentheses of a pattern.
    var index = token
    var bracket = source.enclosing(token)
    while let open = bracket, source.matches(open, "("), body.contains(open) {
      if source.matches(open - 2, "func") {
        let block = source.declaration(at: open - 1, .function).body
        return block.isEmpty ? nil : .init(range: block)
      }
      index = open
      bracket = source.enclosing(open)
    }
    if let open = bracket, body.contains(open), !source.matches(open, "{") { return nil }
    return scope(of: token, inPatternAt: index, bracket)
  }

  /// The closure whose parameter or capture a token declares.
  private func closureDeclaring(_ token: Int) -> Int? {
    var open = source.enclosing(token)
    if let list = open, source.matchesAny(list, "(", "["),
      source.matchesAny(list - 1, "{", "]") || source.matches(list - 2, "@"),
      isClosureParameter(token) || isCaptureList(list)
    {
      open = source.enclosing(list)
      return open.map { source.matches($0, "{") && body.contains($0) } == true ? open : nil
    }
    let isListed =
      isClosureParameter(token)
      && !source.matchesAny(token - 1, "for", "await", "let", "var", "case")
    guard isListed, let block = open, source.matches(block, "{"), body.contains(block),
      !isControlFlow(block)
    else { return nil }
    return block
  }

  /// What word a pattern belongs to says where its names rule.
  private func scope(
    of token: Int, inPatternAt pattern: Int, _ block: Int?
  ) -> NameScopes.Scope? {
    let end = block.flatMap { body.contains($0) ? source.partner(of: $0) : nil } ?? body.upperBound
    let start = max(source.statementStart(pattern), body.lowerBound)
    var index = pattern
    while index >= start {
      if let open = source.partner(of: index), open < index { index = open }
      if source.matchesAny(index, "if", "while", "for") {
        guard let brace = firstBrace(after: pattern, before: end),
          let close = source.partner(of: brace)
        else { return nil }
        let isLoop = source.matches(index, "for")
        let condition =
          isLoop
          ? (pattern..<brace).first { source.matches($0, "where") } ?? brace
          : clauseEnd(from: pattern, before: brace)
        return .init(range: condition..<close)
      }
      if source.matches(index, "catch") {
        guard let brace = firstBrace(after: pattern, before: end),
          let close = source.partner(of: brace)
        else { return nil }
        return .init(
          range: ((pattern..<brace).first { source.matches($0, "where") } ?? brace)..<close)
      }
      if source.matches(index, "guard") {
        guard let brace = firstBrace(after: pattern, before: end),
          let close = source.partner(of: brace)
        else { return nil }
        let last = caseEnd(after: close, before: end, in: block)
        return .init(range: clauseEnd(from: pattern, before: brace)..<last, hole: brace..<close)
      }
      if source.matches(index, "case"),
        !source.opensCondition(index - 1) && !source.matches(index - 1, ",")
      {
        return .init(range: index..<caseEnd(after: token, before: end, in: block))
      }
      if source.matchesAny(index, "func", "switch", "return") { return nil }
      index -= 1
    }
    guard source.isBinding(pattern - 1) else { return nil }
    let first = statementEnd(from: pattern, before: end)
    return .init(range: first..<max(first, caseEnd(after: first - 1, before: end, in: block)))
  }

  private func firstBrace(after token: Int, before end: Int) -> Int? {
    var index = token
    while index < end {
      if source.matches(index, "{") { return index }
      if let close = source.partner(of: index), close > index { index = close }
      index += 1
    }
    return nil
  }

  /// Where the next condition begins: in its own value, a name is what it was before.
  private func clauseEnd(from token: Int, before end: Int) -> Int {
    var index = token
    while index < end, !source.matchesAny(index, ",", "else") {
      if let close = source.partner(of: index), close > index { index = close }
      index += 1
    }
    return index
  }

  /// Where the case ends that a token stands in, or the block around it.
  private func caseEnd(after token: Int, before end: Int, in block: Int?) -> Int {
    let starts = caseStarts(in: block)
    let next = starts.indices.partitioningIndex(where: { starts[$0] >= token })
    return next < starts.count ? min(starts[next], end) : end
  }

  /// The tokens that begin the cases of a `switch`, by its block.
  private func caseStarts(in block: Int?) -> [Int] {
    if let known = cache.caseStarts[block] { return known }
    var found: [Int] = []
    var index = block.map { $0 + 1 } ?? 0
    let end = block.flatMap(source.partner) ?? source.count
    while index < end {
      let isCase = source.opensCase(index)
      if isCase, source[index].startsLine || source.matches(index - 1, ";") { found.append(index) }
      if let close = source.partner(of: index), close > index { index = close }
      index += 1
    }
    cache.caseStarts[block] = found
    return found
  }

  private func statementEnd(from token: Int, before end: Int) -> Int {
    var index = token
    while index < end, !source.matches(index, "=") {
      if index > token, source[index].startsLine, !source.continuesLine(index) { return index }
      if let close = source.partner(of: index), close > index { index = close }
      index += 1
    }
    return index < end ? min(end, source.expressionEnd(from: index + 1)) : token
  }
}
