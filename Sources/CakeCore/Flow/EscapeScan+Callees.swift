/// What takes a value: the callee of a call, as far as its declaration tells.
extension EscapeScan {
  /// The name that a bracket calls; nil where the bracket only groups.
  func callee(of open: Int) -> Int? {
    guard !source[open].startsLine else { return nil }
    var callee = open - 1
    while callee > 0, source.matchesAny(callee, "?", "!"), !source[callee].spaceBefore {
      callee -= 1
    }
    while callee > 0, source.matches(callee, "]"), !source[open].spaceBefore,
      let inner = source.partner(of: callee), source.isIdentifier(inner - 1),
      !source[inner].spaceBefore
    {
      // `routes["/items"]?(dependencies, 1)`
      callee = inner - 1
    }
    if callee > 0, source[callee].kind == .operator, source.byte(at: callee) == 62,
      !source.matches(callee, "->"), !source[open].spaceBefore
    {
      while callee > 0, !source.startsWith(callee, 60) { callee -= 1 }
      callee -= 1
    }
    // A call's result that is called in turn: `curried(dependencies)(2)`.
    while callee > 0, source.matches(callee, ")"), !source[open].spaceBefore,
      let inner = source.partner(of: callee), source.isIdentifier(inner - 1)
    { callee = inner - 1 }
    guard callee >= 0, !source[open].spaceBefore, source.isIdentifier(callee),
      !source.isKeyword(callee)
    else { return nil }
    return callee
  }

  /// Whether what a call gives is a function that takes dependencies: `show(2)(dependencies)`.
  func takesInTurn(_ callee: Int) -> Bool {
    // `Detail.load(Detail())(dependencies)`: a method that is named by its type.
    let isUnbound =
      source.matches(callee - 1, ".")
      && facts.symbols(at: callee - 2, in: file).contains {
        facts.symbols.base[Int($0)].kind.isNominal
      }
    return signatures(at: callee).contains { candidate in
      let kind = facts.symbols.base[Int(candidate.symbol)].kind
      // What a stored closure gives takes what nobody follows.
      return !candidate.signature.resultParameters.isEmpty && !kind.isProperty
        || isUnbound && kind == .instanceMethod && !candidate.signature.labels.isEmpty
    }
  }

  /// Whether what is called takes dependencies in the place of an argument that begins at a token.
  func takes(
    _ label: String, _ start: Int, in open: Int,
    _ candidates: [(signature: Signature, symbol: Int32)]
  ) -> Bool {
    candidates.contains { candidate in
      let value = facts.symbols.base[Int(candidate.symbol)]
      if candidate.signature.labels.contains(label) {
        return takesInPlace(label, start, in: open, candidate.signature, candidate.symbol) ?? true
      }
      // What an alias makes of what it is given, `Make<any Needs>`, may take anything.
      return value.kind == .enumCase && !candidate.signature.mentions.isEmpty
        || value.isPlainProperty && !candidate.signature.resultParameters.isEmpty
    }
  }

  /// The same of several parameters with one label, most often none, which their order tells apart;
  /// nil where it doesn't have to, or can't.
  private func takesInPlace(
    _ label: String, _ start: Int, in open: Int, _ signature: Signature, _ symbol: Int32
  ) -> Bool? {
    guard let all = signatures.declarations.text(of: symbol)?.parameters,
      let close = source.partner(of: open)
    else { return nil }
    let numbers = all.indices.filter { all[$0].label == label }
    let arguments = source.arguments(in: open, close).filter { source.label(of: $0) == label }
    guard numbers.count > 1, numbers.count == arguments.count,
      let place = arguments.firstIndex(where: { $0.contains(start) })
    else { return nil }
    let number = numbers[place]
    guard facts.symbols.base[Int(symbol)].kind == .enumCase else {
      return signature.parameters[all[number].name]?.isEmpty == false
    }
    return number < signature.payloads.count && !signature.payloads[number].isEmpty
  }

  /// Whether a closure behind a call is what gives dependencies to the callee's last parameter: all
  /// others have their arguments. `start(.now) { dependencies }`
  func takesResult(ofTrailing block: Int, _ callee: Int) -> Bool {
    let isBracketed = source.matches(block - 1, ")") && source.partner(of: block - 1) == callee + 1
    let given = isBracketed ? source.arguments(in: callee + 1, block - 1).count : 0
    // A type's name stands for its initialiser.
    let called = facts.symbols(at: callee, in: file).filter {
      !facts.symbols.base[Int($0)].kind.isNominal
    }
    return !called.isEmpty
      && called.allSatisfy { symbol in
        guard let parameters = signatures.declarations.text(of: symbol)?.parameters,
          let last = parameters.last, parameters.count == given + 1
        else { return false }
        return signatures.signature(symbol)?.closureResults[last.name]?.isEmpty == false
      }
  }

  /// Whether a closure that the declaration is given has a type for what it takes there.
  func isClosureTaking(_ start: Int, in open: Int) -> Bool {
    guard owner >= 0, let close = source.partner(of: open), !source.matches(open - 2, "."),
      let taken = signatures.signature(owner)?.closureNames[source.name(at: open - 1)],
      let place = source.arguments(in: open, close).firstIndex(where: { $0.contains(start) }),
      !places(of: source.name(at: open - 1)).contains(where: isSite)
    else { return false }
    return place < taken.count && !taken[place].isEmpty
  }

  /// Whether a local function, closure or type of that name spells out dependencies.
  func isTypedLocal(_ callee: Int) -> Bool {
    let name = source.name(at: callee)
    if let known = typedLocals[name] { return known }
    let found = isTypedLocal(named: name)
    typedLocals[name] = found
    return found
  }

  private func isTypedLocal(named name: String) -> Bool {
    for token in places(of: name) {
      if source.matches(token - 1, "func") {
        if typesStand(in: source.declaration(at: token, .function).header) { return true }
      } else if source.opensType(token - 1) {
        if typesStand(in: source.declaration(at: token, .type).body) { return true }
      } else if source.isBinding(token - 1) {
        let value = token + 1..<min(source.expressionEnd(from: token + 1), token + 40)
        if typesStand(in: value) || value.contains(where: isTyped) { return true }
      }
    }
    return false
  }
}
