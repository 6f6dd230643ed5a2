/// What functions are called with that a local name holds.
extension FlowReader {
  /// What goes to a function that a body refers to without calling it, and calls by a local name:
  /// `let save = Editor.save` and `save(editor)(dependencies)`.
  func handedLater(
    to callee: Int32, namedAt token: Int, by owner: Int32, in file: Int,
    _ scan: EscapeScan, _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    guard let text = declarations.text(of: callee), let signature = signatures.signature(callee),
      signature.resultParameters.isEmpty, !signature.returnsConstraint,
      let calls = calls(ofNameHolding: source.chainStart(token), token + 1, source, scan)
    else { return .unknown }
    // A method that is named by its type takes the instance first.
    let isUnbound =
      facts.symbols.base[Int(callee)].kind == .instanceMethod
      && (!source.matches(token - 1, ".") || isUnbound(callee, namedAt: token, in: file))
    var values: [Range<Int>] = []
    for call in calls {
      guard let close = source.partner(of: call) else { return .unknown }
      let open = isUnbound ? close + 1 : call
      guard source.matches(open, "("), let end = source.partner(of: open),
        case let arguments = source.arguments(in: open, end),
        arguments.count == text.parameters.count
      else { return .unknown }
      for (argument, parameter) in zip(arguments, text.parameters)
      where signature.parameters[parameter.name]?.isEmpty == false {
        values.append(argument)
      }
    }
    return values.isEmpty ? .nobody : union(of: values, by: owner, in: file, scan, typed)
  }

  /// `Detail.load`: a method that is named by its type, and takes the instance first.
  func isUnbound(_ callee: Int32, namedAt token: Int, in file: Int) -> Bool {
    let source = facts.source(file)
    return facts.symbols.base[Int(callee)].kind == .instanceMethod && source.matches(token - 1, ".")
      && facts.symbols(at: token - 2, in: file).contains {
        facts.symbols.base[Int($0)].kind.isNominal
      }
  }

  /// What goes to the function that a call gives, where a local name holds that function; nil where
  /// the text does not tell.
  func handedLater(
    toResultOf callee: Int32, calledAt token: Int, endingAt close: Int, _ source: SourceText,
    _ scan: EscapeScan
  ) -> [Range<Int>]? {
    guard let positions = positions(ofFunctionIn: callee),
      let calls = calls(ofNameHolding: source.chainStart(token), close + 1, source, scan)
    else { return nil }
    var values: [Range<Int>] = []
    for call in calls {
      guard let end = source.partner(of: call), !source.matches(end + 1, "("),
        case let arguments = source.arguments(in: call, end), arguments.count == positions.count
      else { return nil }
      values += zip(arguments, positions).filter { !$0.1.isEmpty }.map(\.0)
    }
    return values
  }

  /// The brackets of all calls of a local name whose whole value is an expression; nil where the
  /// name is used in another way.
  private func calls(
    ofNameHolding start: Int, _ end: Int, _ source: SourceText, _ scan: EscapeScan
  ) -> [Int]? {
    guard source.matches(start - 1, "="), source.matches(start - 3, "let"),
      source.isIdentifier(start - 2), source.expressionEnd(from: start) == end,
      scan.isSite(start - 2)
    else { return nil }
    return calls(ofName: start - 2, source, scan)
  }

  /// The brackets of all calls of what a name stands for, or of a part of it: `check.run(value)`.
  ///
  /// - Parameter plain: Parts that are no functions, and may be read.
  private func calls(
    ofName site: Int, plain: Set<String> = [], _ source: SourceText, _ scan: EscapeScan
  ) -> [Int]? {
    let key = scan.key(declaredAt: site)
    guard scan.isSite(site), scan.sites(of: key) == [site] else { return nil }
    let uses = scan.places(of: source.name(at: site)).filter { token in
      token != site && !source.matches(token - 1, ".") && !scan.isLabel(token)
        && scan.key(token) == key
    }
    return calls(at: uses, plain, source)
  }

  private func calls(at uses: [Int], _ plain: Set<String>, _ source: SourceText) -> [Int]? {
    var calls: [Int] = []
    for token in uses {
      var end = token + 1
      while source.matchesAny(end, "?", "!"), !source[end].spaceBefore { end += 1 }
      if source.matches(end, "."), source.isIdentifier(end + 1) {
        if plain.contains(source.name(at: end + 1)) { continue }
        end += 2
      }
      guard source.matches(end, "("), !source[end].spaceBefore else { return nil }
      calls.append(end)
    }
    return calls
  }

  /// What functions are called with that a property holds some of, all that they take or what they take
  /// as this, where it is named: in a loop over it, in the closure of `map` and its like, or by the name
  /// that takes it out of an optional.
  func given(
    toElementsOf property: Int32, as node: Node?, at token: Int, _ source: SourceText,
    _ scan: EscapeScan
  ) -> [Range<Int>]? {
    guard let text = declarations.text(of: property),
      let positions = positions(ofFunctionIn: property)
    else { return nil }
    let home = facts.source(Int(facts.symbols.base[Int(property)].definitionFile))
    let plain = home.plainLabels(in: text.result)
    let start = source.chainStart(token)
    var end = token + 1
    while source.matchesAny(end, "?", "!", "["), !source[end].spaceBefore {
      end = (source.matches(end, "[") ? source.partner(of: end) ?? end : end) + 1
    }
    var calls: [Int]?
    if source.matches(end, "."), source.isIdentifier(end + 1) {
      let name = source.name(at: end + 1)
      if ["count", "isEmpty", "keys"].contains(name) { return [] }
      var block = end + 2
      if source.matches(block, "("), source.matches(block + 1, "{") { block += 1 }
      guard EscapeScan.isElementwise(name), !EscapeScan.isPassing(name), name != "reduce",
        source.matches(block, "{"), source.partner(of: block) != nil
      else { return nil }
      calls = self.calls(ofParameterOf: block, plain, source, scan)
    } else if source.matches(start - 1, "in"), source.matches(start - 3, "for") {
      calls = self.calls(ofName: start - 2, plain: plain, source, scan)
    } else if source.matches(start - 1, "="), source.matches(start - 3, "let"),
      source.matchesAny(end, "{", ",", "else")
    {
      calls = self.calls(ofName: start - 2, plain: plain, source, scan)
    }
    guard let calls else { return nil }
    var values: [Range<Int>] = []
    for call in calls {
      guard let close = source.partner(of: call) else { return nil }
      let arguments = source.arguments(in: call, close)
      guard arguments.count == positions.count, !source.matches(close + 1, "(") else { return nil }
      values += taken(arguments, positions, as: node)
    }
    return values
  }

  /// The calls of what a closure of one parameter gets.
  private func calls(
    ofParameterOf block: Int, _ plain: Set<String>, _ source: SourceText, _ scan: EscapeScan
  ) -> [Int]? {
    if source.isIdentifier(block + 1), source.matches(block + 2, "in") {
      return calls(ofName: block + 1, plain: plain, source, scan)
    }
    let uses = scan.places(of: "$0").filter { scan.closure(around: $0) == block }
    return uses.isEmpty ? nil : calls(at: uses, plain, source)
  }
}

extension SourceText {
  /// The labels in a type of tuples whose parts are no functions.
  fileprivate func plainLabels(in type: Range<Int>) -> Set<String> {
    var found: Set<String> = []
    for token in type where isIdentifier(token) && matches(token + 1, ":") {
      guard let open = enclosing(token), matches(open, "("), let close = partner(of: open),
        let part = arguments(in: open, close).first(where: { $0.contains(token) })
      else { continue }
      if !part.contains(where: { matches($0, "->") }) { found.insert(name(at: token)) }
    }
    return found
  }
}
