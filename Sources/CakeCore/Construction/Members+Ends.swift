/// What may stop a body before its end, or leave an argument alone.
extension Members {
  /// Whether a function or a property that is read may throw.
  func mayThrow(_ symbol: Int32) -> Bool {
    let value = facts.symbols.base[Int(symbol)]
    guard value.kind.isProperty else {
      return Demangler.text(usr: facts.usr(symbol))?.contains(" throws") ?? true
    }
    guard let text = declarations.text(of: symbol) else { return false }
    let source = facts.source(Int(value.definitionFile))
    return text.body.contains { source.matches($0, "throws") }
  }

  /// Whether a function's type says that it never returns.
  func isOfTypeNever(_ symbol: Int32) -> Bool {
    if !facts.isDefined(symbol), facts.usr(symbol).hasPrefix("c:") {
      let name = facts.name(symbol).prefix { $0 != "(" }
      return ["exit", "_exit", "_Exit", "quick_exit", "abort", "longjmp"].contains(String(name))
    }
    guard let text = Demangler.text(usr: facts.usr(symbol)) else { return false }
    return text.hasSuffix("-> Swift.Never") || text.hasSuffix(" : Swift.Never")
  }

  /// Whether strings of a file are put together where they stand: nobody has an interpolation that
  /// takes its value as a closure, and no logger of the system's is in sight.
  func evaluatesInterpolations(in file: Int) -> Bool {
    if isInterpolationLazy { return false }
    let source = facts.source(file)
    return !(0..<source.count).contains {
      source.matches($0, "import") && source.matchesAny($0 + 1, "os", "OSLog")
    }
  }

  func findLazyInterpolation() -> Bool {
    (0..<Int32(facts.symbols.count)).contains { symbol in
      facts.symbols.base[Int(symbol)].kind == .instanceMethod
        && facts.name(symbol).hasPrefix("appendInterpolation(")
        && (parameters(of: symbol)?.contains(where: \.isLazy) ?? true)
        && facts.isDefined(symbol)
    }
  }
}

extension Construction {
  /// Whether a function is known never to return: by its type, or because all of its code ends in an
  /// error or the program's end.
  func neverReturns(_ symbol: Int32) -> Bool { neverReturns(symbol, depth: 0) }

  /// - Parameter depth: How many calls lie between; a chain of thousands is not followed.
  private func neverReturns(_ symbol: Int32, depth: Int) -> Bool {
    if let known = ends[symbol] { return known }
    guard depth < 32 else { return false }
    // Whatever calls itself returns, until something else is found.
    ends[symbol] = false
    let found = members.isOfTypeNever(symbol) || ends(steps(of: symbol), depth)
    ends[symbol] = found
    return found
  }

  private func ends(_ steps: [Step], _ depth: Int) -> Bool {
    for step in steps {
      switch step {
      case .halt: return true
      case .run(let code), .bind(_, let code), .assign(_, let code), .result(let code):
        if ends(code, depth + 1) { return true }
      case .vary, .branches: continue
      case .stop: return false
      }
    }
    return false
  }

  /// Whether a piece of code calls something that never returns.
  private func ends(_ code: Code, _ depth: Int) -> Bool {
    switch code {
    case .parts(let parts), .list(let parts): parts.contains { ends($0, depth) }
    case .tuple(let elements):
      elements.contains { if case .code(let code) = $0.value { ends(code, depth) } else { false } }
    case .part(let base, _): ends(base, depth)
    case .reference(let base, _, _): base.map { ends($0, depth) } ?? false
    case .call(let base, let symbol, _, _), .member(let base, let symbol, _):
      base.map { ends($0, depth) } == true || neverReturns(symbol, depth: depth)
    case .attempt(let code, let kind): kind != .optional && ends(code, depth)
    case .this, .parent, .local, .block, .either: false
    }
  }
}
