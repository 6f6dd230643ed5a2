/// What a member is read on, or what is handed on, as far as one expression tells.
enum Receiver {
  /// The slices, roots and providers of its type.
  case known(Set<Node>)
  /// All of these at once: its type is a composition of them.
  case joint(Set<Node>)
  /// A local name, by its token: the declaration's text tells what it stands for.
  case local(Int)
  /// A value of a type that is written and names none of them: it comes out of where it is hidden.
  case hidden
  /// What stands in parentheses.
  case group(Range<Int>)
  case unknown
}

extension FlowReader {
  /// What a member is read on.
  func receiver(
    of occurrence: RecordFacts.Occurrence, in file: Int, by owner: Int32
  ) -> Receiver {
    let source = facts.source(file)
    guard let token = source.token(at: occurrence)
    else { return .unknown }
    if source.matches(token, "["), !source[token].spaceBefore, token > 0 {
      // `dependencies[asset: name]`
      return receiver(endingAt: token - 1, in: file, by: owner)
    }
    guard source.matches(token - 1, ".") else {
      return source.isIdentifier(token) ? ownReceiver(owner) : .unknown
    }
    if source.matches(token - 2, "\\") {
      return receiver(ofKeyPath: token - 2, in: file, by: owner)
    }
    return receiver(endingAt: token - 2, in: file, by: owner)
  }

  /// What `self` is, for a member that is named without anything before it.
  private func ownReceiver(_ owner: Int32) -> Receiver {
    guard owner >= 0 else { return .unknown }
    var found = nodes(
      signatures.signature(owner)?.mentions.filter { $0.position == .constraint } ?? [])
    let value = facts.symbols.base[Int(owner)]
    // `protocol HasStore<Item>` and its clause name what is the protocol's own.
    let parent = value.kind == .extension || value.kind == .protocol ? owner : value.parent
    guard parent >= 0 else { return .unknown }
    found.formUnion(nodes(signatures.signature(parent)?.mentions ?? []))
    found.formUnion(nodes(ofSelf: facts.extendedOrSelf(parent)))
    return found.isEmpty ? .unknown : .known(found)
  }

  /// `dependencies.map(\.clock)`: what a member of the standard library is called on.
  private func receiver(ofKeyPath start: Int, in file: Int, by owner: Int32) -> Receiver {
    let source = facts.source(file)
    if let open = source.enclosing(start), source.matches(open, "["),
      source.matches(open + 1, "keyPath"), open + 3 == start, !source[open].spaceBefore
    {
      return receiver(endingAt: open - 1, in: file, by: owner)
    }
    if let open = source.enclosing(start), source.matches(open, "("), open > 0,
      source[open - 1].kind == .operator, source.byte(at: open - 1) == 62
    {
      // `Injected<any ListDependencies, Clock>(\.clock)`
      var angle = open - 2
      while angle > 0, !source.startsWith(angle, 60), open - angle < 64 { angle -= 1 }
      let given = source.typeArguments(in: angle..<open).compactMap {
        signatures.nodes(namedIn: $0, of: file)
      }
      return given.count == 1 ? .known(given[0]) : .unknown
    }
    guard let open = source.enclosing(start), source.matches(open, "("), open == start - 1,
      source.isIdentifier(open - 1), source.matches(open - 2, "."),
      !facts.symbols(at: open - 1, in: file).contains(where: facts.isDefined),
      EscapeScan.isElementwise(source.name(at: open - 1))
    else { return .unknown }
    return receiver(endingAt: open - 3, in: file, by: owner)
  }

  /// What the value is that ends with a token.
  func receiver(endingAt end: Int, in file: Int, by owner: Int32) -> Receiver {
    let source = facts.source(file)
    var end = end
    while source.matchesAny(end, "?", "!"), !source[end].spaceBefore { end -= 1 }
    guard end >= 0 else { return .unknown }
    if let element = source.elementRead(endingAt: end) { return .group(element) }
    if let part = receiver(ofPartEndingAt: end, in: file, by: owner) { return part }
    if source[end].kind == .number, source.matches(end - 1, ".") {
      return receiver(endingAt: end - 2, in: file, by: owner)
    }
    if source.matches(end, "]") {
      guard let open = source.partner(of: end), open > 0, !source[open].spaceBefore else {
        return .unknown
      }
      if source.matches(open + 1, "keyPath") {
        return receiver(ofKeyPathIn: open + 3..<end, in: file)
      }
      let own = facts.symbols(at: open, in: file).first(where: facts.isDefined)
      if let own, let bound = bound(own, byKeyIn: open, end, in: file) { return .known(bound) }
      return own.map(result) ?? receiver(endingAt: open - 1, in: file, by: owner)
    }
    if let type = source.rootOfKeyPath(endingAt: end) {
      // `\ListDependencies.clock`, `\(any ListDependencies).clock`
      let named = signatures.nodes(namedIn: type, of: file)
      return (named ?? nodes(ofParameterAt: end, in: file, by: owner)).map { .known($0) }
        ?? .unknown
    }
    if let callee = source.passingCall(endingAt: end),
      !facts.symbols(at: callee, in: file).contains(where: facts.isDefined)
    {
      // `all.sorted { … }.first(where: …)`, `result.get()`
      return receiver(endingAt: callee - 2, in: file, by: owner)
    }
    if source.matches(end, ")") { return receiver(ofCallEndingAt: end, in: file, by: owner) }
    guard source.isIdentifier(end) else { return .unknown }
    return receiver(named: end, in: file, by: owner)
  }

  /// `\D.clock` in a function or type with a parameter `D`: whatever is said of its parameters there
  /// and in extensions between.
  private func nodes(ofParameterAt token: Int, in file: Int, by owner: Int32) -> Set<Node>? {
    let name = facts.source(file).name(at: token)
    var found: Set<Node> = []
    var symbol = owner
    while symbol >= 0 {
      found.formUnion(nodes(signatures.signature(symbol)?.mentions ?? []))
      let value = facts.symbols.base[Int(symbol)]
      if value.definitionFile >= 0, let text = declarations.text(of: symbol) {
        let home = facts.source(Int(value.definitionFile))
        if text.generics.contains(where: { home.name(at: $0) == name }) {
          return found.isEmpty ? nil : found
        }
      }
      symbol = value.kind == .extension ? value.extended : value.parent
    }
    return nil
  }

  private func receiver(named head: Int, in file: Int, by owner: Int32) -> Receiver {
    let source = facts.source(file)
    let isMember = source.matches(head - 1, ".")
    if !isMember, source.isSelf(head) || source.matches(head, "Self") {
      let own = ownReceiver(owner)
      if case .known = own { return own }
      return .unknown
    }
    for symbol in facts.symbols(at: head, in: file) {
      let kind = facts.symbols.base[Int(symbol)].kind
      if kind == .parameter { continue }
      if isMember, !facts.isDefined(symbol), EscapeScan.isPassing(source.name(at: head)) {
        return receiver(endingAt: head - 2, in: file, by: owner)
      }
      guard kind.isProperty else { return .unknown }
      let bound = bound(symbol, namedAt: head, in: file, by: owner)
      guard let signature = signatures.signature(symbol) else {
        return bound.map { .known($0) } ?? hidden(symbol)
      }
      guard signature.mentions.allSatisfy({ $0.position == .result }) else { return .unknown }
      guard let known = known(signature.mentions) else {
        return bound.map { .known($0) } ?? hidden(symbol)
      }
      return joined(known, with: bound, by: symbol)
    }
    return isMember ? .unknown : .local(head)
  }

  /// `model[keyPath: path]`: what the path's type says that it leads to.
  private func receiver(ofKeyPathIn path: Range<Int>, in file: Int) -> Receiver {
    let source = facts.source(file)
    guard let last = path.last, source.isIdentifier(last) else { return .unknown }
    for symbol in facts.symbols(at: last, in: file)
    where facts.symbols.base[Int(symbol)].kind.isProperty {
      guard let signature = signatures.signature(symbol) else { return .unknown }
      return known(signature.mentions) ?? .unknown
    }
    let isLocal =
      path.count == 1
      && facts.symbols(at: last, in: file).allSatisfy {
        facts.symbols.base[Int($0)].kind == .parameter
      }
    return isLocal ? .local(last) : .unknown
  }

  /// What a function or subscript of the program gives.
  func result(of symbol: Int32) -> Receiver {
    guard let signature = signatures.signature(symbol) else { return hidden(symbol) }
    let isPlain = signature.mentions.allSatisfy {
      $0.position != .both || signature.isOnlyHandedToClosures($0)
    }
    guard isPlain, !signature.returnsConstraint else { return .unknown }
    return known(signature.mentions.filter { $0.position == .result }).map {
      joined($0, with: nil, by: symbol)
    } ?? hidden(symbol)
  }

  /// Values of a type that mentions these; another type's constraints say nothing of them.
  private func known(_ mentions: some Sequence<Mention>) -> Receiver? {
    let nodes = nodes(mentions)
    return nodes.isEmpty ? nil : .known(nodes)
  }

  /// A declaration whose type is there to read, and mentions nothing. What goes into a generic
  /// parameter has escaped where it went in, so what comes out is what types were given. `Self` is what
  /// it is called on, which goes nowhere.
  private func hidden(_ symbol: Int32) -> Receiver {
    guard facts.isDefined(symbol), let text = declarations.text(of: symbol), !text.result.isEmpty
    else { return .unknown }
    let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
    return namesSelf(text.result, in: file) ? .unknown : .hidden
  }

  private func namesSelf(_ type: Range<Int>, in file: Int, depth: Int = 0) -> Bool {
    let source = facts.source(file)
    return type.contains { token in
      if source.matches(token, "Self") { return true }
      guard source.isIdentifier(token), depth < 8 else { return false }
      return facts.symbols(at: token, in: file).contains { symbol in
        let value = facts.symbols.base[Int(symbol)]
        guard value.kind == .alias, let alias = declarations.text(of: symbol) else { return false }
        return namesSelf(alias.header, in: Int(value.definitionFile), depth: depth + 1)
      }
    }
  }
}

extension SourceText {
  /// The name of a call that ends with a bracket, where it is one that gives what it is called on or
  /// of it.
  fileprivate func passingCall(endingAt end: Int) -> Int? {
    var end = end
    if matches(end, "}") {
      guard let open = partner(of: end), open > 0, !self[open].startsLine else { return nil }
      end = open - 1
    }
    if matches(end, ")") {
      guard let open = partner(of: end), open > 0, !self[open].spaceBefore else { return nil }
      end = open - 1
    }
    guard isIdentifier(end), matches(end - 1, "."), matchesAny(end + 1, "(", "{"),
      EscapeScan.isPassing(name(at: end)) || givesBackWhatItTakes(end + 1)
    else { return nil }
    return end
  }

  /// Whether a closure behind a name is `{ $0 }`: `all.compactMap { $0 }`.
  func givesBackWhatItTakes(_ bracket: Int) -> Bool {
    let open = matches(bracket, "(") ? bracket + 1 : bracket
    return matches(open, "{") && matches(open + 1, "$0") && partner(of: open) == open + 2
  }

  /// The type between a key path's backslash and its first member, where that ends with a token.
  fileprivate func rootOfKeyPath(endingAt end: Int) -> Range<Int>? {
    if matches(end, ")"), let open = partner(of: end), matches(open - 1, "\\") {
      return open + 1..<end
    }
    return isIdentifier(end) && matches(chainStart(end) - 1, "\\") && matches(end - 1, "\\")
      ? end..<end + 1 : nil
  }
}
