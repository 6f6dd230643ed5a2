/// What calls hand to what.
extension FlowReader {
  /// Whether something other than arguments must have what a callee asks for: `Self`, a type.
  func isConstrained(_ callee: Int32) -> Bool {
    let isMade = facts.symbols.base[Int(callee)].kind == .constructor
    return [callee, isMade ? facts.nominalParent(callee) : -1].contains { symbol in
      signatures.signature(symbol)?.mentions.contains { $0.position == .constraint } == true
    }
  }

  /// What a call hands to a function and then to the function that comes out of it.
  func handedInTurn(
    to callee: Int32, _ open: Int, _ part: OpenDemand.Part, by owner: Int32, in file: Int,
    _ scan: EscapeScan, _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    guard let close = source.partner(of: open), let last = source.partner(of: close + 1),
      !source.matchesAny(last + 1, "(", "{"), let signature = signatures.signature(callee),
      signature.mentions.allSatisfy({ mention in
        guard case .node(let node) = mention.target else { return false }
        return mention.position == .parameter || signature.resultParameters.contains(node)
      })
    else { return .unknown }
    var values: [Range<Int>] = []
    if part != .later { values += arguments(of: callee, signature.labels, in: open, close, source) }
    if part != .first, !signature.resultParameters.isEmpty {
      let given = source.arguments(in: close + 1, last)
      if let positions = positions(ofFunctionIn: callee), positions.count == given.count {
        values += zip(given, positions).filter { !$0.1.isEmpty }.map(\.0)
      } else {
        values += given
      }
    }
    return union(of: values, by: owner, in: file, scan, typed)
  }

  /// The arguments of a call of what a property holds, all that it takes or what it takes as this; nil
  /// where that is not all it asks of.
  func given(
    toResultOf property: Int32, as node: Node?, at token: Int, _ source: SourceText
  ) -> [Range<Int>]? {
    var index = token + 1
    while source.matchesAny(index, "?", "!", "["), !source[index].spaceBefore {
      guard source.matches(index, "[") else {
        index += 1
        continue
      }
      guard let close = source.partner(of: index) else { return nil }
      index = close + 1
    }
    if let group = source.enclosing(token), let last = source.partner(of: group),
      source.functionsChosen(before: last + 1)?.contains(token) == true
    {
      index = last + 1
    }
    guard source.matches(index, "("), !source[index].spaceBefore,
      let close = source.partner(of: index), let signature = signatures.signature(property)
    else { return nil }
    let given = signature.closureResults[""] ?? []
    guard nodes(signature.mentions).isSubset(of: signature.resultParameters.union(given)) else {
      return nil
    }
    if signature.resultParameters.isEmpty { return [] }
    let arguments = source.arguments(in: index, close)
    guard let positions = positions(ofFunctionIn: property), positions.count == arguments.count
    else { return arguments }
    return taken(arguments, positions, as: node)
  }

  /// Those arguments of a function that go to a parameter which takes anything, or takes this.
  func taken(_ arguments: [Range<Int>], _ positions: [Set<Node>], as node: Node?) -> [Range<Int>] {
    zip(arguments, positions)
      .filter { _, position in node.map(position.contains) ?? !position.isEmpty }.map(\.0)
  }

  /// What each parameter of the one function takes that a property holds or a function gives.
  func positions(ofFunctionIn property: Int32) -> [Set<Node>]? {
    guard let text = declarations.text(of: property), !text.result.isEmpty else { return nil }
    let home = Int(facts.symbols.base[Int(property)].definitionFile)
    let source = facts.source(home)
    guard let open = source.functionType(in: text.result, isOnly: true),
      let close = source.partner(of: open)
    else { return nil }
    return source.arguments(in: open, close).map { range in
      range.reduce(into: []) { found, token in
        guard source.isIdentifier(token), let symbol = catalog.typeReference(at: token, in: home)
        else { return }
        found.formUnion(catalog.nodes(of: signatures.targets(of: symbol)))
      }
    }
  }

  /// The arguments of a call that go to parameters with dependencies, or with these.
  func arguments(
    of callee: Int32, _ labels: Set<String>, as node: Node? = nil, in open: Int, _ close: Int,
    _ source: SourceText
  ) -> [Range<Int>] {
    let arguments = source.arguments(in: open, close).map {
      (label: source.label(of: $0), whole: $0)
    }
    let values =
      matched(arguments.map(\.label), callee, as: node).map { $0.map { arguments[$0] } }
      ?? arguments.filter { labels.contains($0.label) && takes($0.label, node, callee) }
    return values.map { label, whole in
      whole.lowerBound + (label == "_" ? 0 : 2)..<whole.upperBound
    }
  }

  /// Which of some arguments go to parameters with dependencies; nil where the text doesn't tell.
  private func matched(_ labels: [String], _ callee: Int32, as node: Node?) -> [Int]? {
    guard let text = declarations.text(of: callee), !text.parameters.isEmpty,
      let signature = signatures.signature(callee)
    else { return nil }
    let value = facts.symbols.base[Int(callee)]
    let source = facts.source(Int(value.definitionFile))
    var found: [Int] = []
    var next = 0
    for (number, parameter) in text.parameters.enumerated() where next < labels.count {
      if parameter.type.contains(where: { source.matches($0, "...") }) { return nil }
      // A subscript's parameter has no label but one that is written.
      let isBare = value.subkind == Subkind.subscripting && parameter.label == parameter.name
      guard labels[next] == (isBare ? "_" : parameter.label) else { continue }
      if takes(parameter, number, node, of: value.kind, signature) { found.append(next) }
      next += 1
    }
    return next == labels.count ? found : nil
  }

  /// Whether a label's argument is taken as what is asked for; of what isn't written, signatures know
  /// the parameters by their labels.
  private func takes(_ label: String, _ node: Node?, _ callee: Int32) -> Bool {
    guard let node, facts.symbols.base[Int(callee)].isImplicit else { return true }
    return signatures.signature(callee)?.parameters[label]?.contains(node) != false
  }

  /// Whether a parameter takes what is asked for, or anything of the kind. The parts of a case need no
  /// names, and are told apart by their places.
  private func takes(
    _ parameter: DeclarationText.Parameter, _ number: Int, _ node: Node?, of kind: SymbolKind,
    _ signature: Signature
  ) -> Bool {
    let taken: Set<Node> =
      if kind == .enumCase {
        number < signature.payloads.count ? signature.payloads[number] : []
      } else { signature.parameters[parameter.name] ?? [] }
    return node.map(taken.contains) ?? !taken.isEmpty
  }

  /// `Audit.run(dependencies)`: the arguments that say what the type's parameters are; nil for
  /// anything but a static function of a generic type.
  func given(toStaticFunctionOfTypeAt token: Int, in file: Int) -> [Range<Int>]? {
    let (source, name) = (facts.source(file), token + 2)
    guard source.matches(token + 1, "."), source.matches(name + 1, "("),
      let close = source.partner(of: name + 1),
      let callee = facts.symbols(at: name, in: file).first(where: facts.isDefined),
      facts.symbols.base[Int(callee)].kind.isFunction,
      let text = declarations.text(of: callee), !text.parameters.isEmpty
    else { return nil }
    let home = facts.source(Int(facts.symbols.base[Int(callee)].definitionFile))
    let names = signatures.genericParameters(of: facts.nominalParent(callee))
    func isOpen(_ range: Range<Int>, _ names: [String]) -> Bool {
      range.contains { home.isIdentifier($0) && names.contains(home.name(at: $0)) }
    }
    let given = source.arguments(in: name + 1, close)
    guard !names.isEmpty, given.count <= text.parameters.count,
      zip(given, text.parameters).allSatisfy({ source.label(of: $0) == $1.label })
    else { return nil }
    var values: [Range<Int>] = []
    for (number, parameter) in text.parameters.enumerated()
    where isOpen(parameter.type, names + ["Self"]) {
      if let arrow = parameter.type.last(where: { home.matches($0, "->") }) {
        if isOpen(arrow..<parameter.type.upperBound, names + ["Self"]) { return nil }
      } else if number < given.count {
        let isLabelled = parameter.label != "_"
        values.append(given[number].lowerBound + (isLabelled ? 2 : 0)..<given[number].upperBound)
      }
    }
    return values
  }
}

extension FlowReader {
  /// Whether a name's value is only read where it stands, as far as the index tells as well.
  func isOnlyRead(_ token: Int, in file: Int) -> Bool {
    facts.source(file).isOnlyRead(token) { name in
      let functions = facts.symbols(at: name, in: file)
      return !functions.isEmpty
        && functions.allSatisfy { function in
          facts.isDefined(function) && facts.symbols.base[Int(function)].kind.isFunction
            && signatures.signature(function) == nil
            && signatures.isPlain(function)
        }
    }
  }
}

extension SourceText {
  /// Whether a name's value is only read where it stands: members, subscripts, calls without
  /// arguments, and nothing that could put a value into it.
  ///
  /// - Parameter isHarmless: Whether what is called by a name takes nothing of the kind.
  func isOnlyRead(_ token: Int, _ isHarmless: (Int) -> Bool = { _ in false }) -> Bool {
    if matches(token - 1, "&") || isIdentifier(token) && matches(chainStart(token) - 1, "&") {
      return false
    }
    if let open = enclosing(token), matches(open, "["), matches(open + 1, "keyPath"),
      let close = partner(of: open)
    {
      return isOnlyRead(close, isHarmless)
    }
    var index = token + 1
    while index < count {
      if matchesAny(index, "?", "!"), !self[index].spaceBefore {
        index += 1
      } else if matches(index, "["), !self[index].spaceBefore, let close = partner(of: index) {
        index = close + 1
      } else if matches(index, "("), !self[index].spaceBefore, let close = partner(of: index) {
        if close != index + 1, !isElementwise(index - 1), !isHarmless(index - 1) { return false }
        index = close + 1
      } else if matches(index, "{"), !self[index].startsLine, isElementwise(index - 1),
        let close = partner(of: index)
      {
        index = close + 1
      } else if matches(index, "."), isIdentifier(index + 1) {
        index += 2
      } else {
        break
      }
    }
    if matches(index, "{"), !self[index].startsLine, !isStatementBrace(index) { return false }
    guard index < count, self[index].kind == .operator else { return true }
    return !text(at: index).hasSuffix("=")
      || matchesAny(index, "==", "!=", "===", "!==", "<=", ">=")
  }

  /// Whether a member goes over elements, which it does not change.
  private func isElementwise(_ name: Int) -> Bool {
    isIdentifier(name) && matches(name - 1, ".") && EscapeScan.isElementwise(self.name(at: name))
  }
}
