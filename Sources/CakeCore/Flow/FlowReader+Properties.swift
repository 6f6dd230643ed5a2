/// What is put into properties.
extension FlowReader {
  /// What a reference to a property puts into it: nothing, where it is only read.
  func put(
    into property: Int32, at token: Int, _ roles: Roles, as node: Node?, by owner: Int32,
    in file: Int, _ scan: EscapeScan, _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    func value(_ range: Range<Int>) -> Origin {
      // A closure takes what the property's type says, and puts none in.
      if isOnlyTaken(by: property), source.isClosure(range) { return .nobody }
      return self.value(of: range, by: owner, in: file, scan, typed)
    }
    if source.matches(token + 1, ":"), let open = source.enclosing(token),
      let close = source.partner(of: open),
      let argument = source.arguments(in: open, close).first(where: { $0.contains(token) })
    {
      // The label of a memberwise initialiser's argument, or of one that is handed on by name.
      if argument.upperBound == token + 2 {
        return elements(handedTo: open - 1, by: owner, in: file, scan, typed) ?? .unknown
      }
      return value(token + 2..<argument.upperBound)
    }
    let isWhole = source.isWhole(token)
    if isWhole, roles.contains(.write) {
      let values = source.assigned(to: token) ?? source.added(to: token) ?? []
      return values.isEmpty ? .unknown : union(of: values.map(value))
    }
    if source.matches(source.chainStart(token) - 1, "\\") {
      return put(byKeyPathAt: token, by: owner, in: file, scan, typed)
    }
    if let values = given(toResultOf: property, as: node, at: token, source) {
      // What the property holds is called: `routes["detail"]?(dependencies)`.
      return values.isEmpty ? .nobody : union(of: values, by: owner, in: file, scan, typed)
    }
    if signatures.signature(property)?.resultParameters.isEmpty == false,
      !roles.contains(.write)
    {
      // Functions come out of it: what they are called with goes to those who made them.
      if let values = given(toElementsOf: property, as: node, at: token, source, scan) {
        return values.isEmpty ? .nobody : union(of: values, by: owner, in: file, scan, typed)
      }
      return .unknown
    }
    if isWhole, isInvariant(property) {
      // As an argument it is handed on as it is; whoever takes it asks, or it has escaped.
      return source.isArgument(token)
        && signatures.signature(property)?.resultParameters.isEmpty == true ? .nobody : .unknown
    }
    if isOnlyRead(token, in: file) { return .nobody }
    guard let values = source.added(to: token) else { return .unknown }
    return values.isEmpty ? .nobody : union(of: values, by: owner, in: file, scan, typed)
  }

  /// Where the name of a subscript's element ends, if that may be more than read: at the bracket, or
  /// at the name of a dynamic member.
  func end(ofSubscript occurrence: RecordFacts.Occurrence, in file: Int) -> Int? {
    let source = facts.source(file)
    guard let token = source.token(at: occurrence),
      case let end = source.partner(of: token) ?? token
    else { return nil }
    let isOnlyRead =
      source.assigned(to: end) == nil && isOnlyRead(end, in: file)
      && !(source.chain(endingAt: end).map { source.matches($0 - 1, "&") } ?? true)
    return isOnlyRead ? nil : end
  }

  /// What is put into a subscript whose element's name ends with a token.
  func put(
    intoSubscriptAt end: Int, by owner: Int32, in file: Int, _ scan: EscapeScan,
    _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    guard let values = source.assigned(to: end) ?? source.added(to: end), !values.isEmpty
    else { return .unknown }
    return union(of: values, by: owner, in: file, scan, typed)
  }

  /// Whether all that a property's type names is what functions in it take.
  private func isOnlyTaken(by property: Int32) -> Bool {
    guard let signature = signatures.signature(property) else { return false }
    return signature.closureResults.isEmpty
      && nodes(signature.mentions).isSubset(of: signature.resultParameters)
  }

  private func isInvariant(_ property: Int32) -> Bool {
    signatures.signature(property)?.mentions.contains { $0.position == .both } ?? true
  }

  /// What is written by `child[keyPath: \.dependencies] = value`.
  private func put(
    byKeyPathAt token: Int, by owner: Int32, in file: Int, _ scan: EscapeScan,
    _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    if let put = signatures.value(putByKeyPathEndingAt: token, in: file) {
      return value(of: put, by: owner, in: file, scan, typed)
    }
    guard let open = source.enclosing(token), source.matches(open, "["),
      source.matches(open + 1, "keyPath"), let close = source.partner(of: open)
    else { return .unknown }
    if let values = source.assigned(to: close) {
      return values.isEmpty ? .unknown : union(of: values, by: owner, in: file, scan, typed)
    }
    return source.isOnlyRead(close) ? .nobody : .unknown
  }

  /// Whether a collection's elements may change where a property is named.
  func isChanged(_ property: Int32, _ occurrence: RecordFacts.Occurrence, in file: Int) -> Bool {
    guard let text = declarations.text(of: property) else { return true }
    let home = facts.source(Int(facts.symbols.base[Int(property)].definitionFile))
    guard text.result.contains(where: { home.matches($0, "[") }) else { return false }
    let source = facts.source(file)
    guard let token = source.token(at: occurrence)
    else { return true }
    return !isOnlyRead(token, in: file)
  }
}

extension SourceText {
  /// Whether a name stands for all of its value, rather than for what a member or a call of it is.
  func isWhole(_ token: Int) -> Bool {
    if let open = enclosing(token), matches(open, "["), matches(open + 1, "keyPath") {
      return false
    }
    var index = token + 1
    while matchesAny(index, "?", "!"), !self[index].spaceBefore { index += 1 }
    return !matches(index, ".") && !(matchesAny(index, "(", "[") && !self[index].spaceBefore)
  }

  /// What is assigned to what ends with a token, `self[0]? = clock` or `(self[0], count) = (clock, 1)`:
  /// nothing where the text does not tell; nil where nothing is.
  func assigned(to last: Int) -> [Range<Int>]? {
    var next = last + 1
    while matchesAny(next, "?", "!"), !self[next].spaceBefore { next += 1 }
    if matches(next, "=") { return [next + 1..<expressionEnd(from: next + 1)] }
    var bracket = enclosing(last)
    while let open = bracket, matches(open, "("), let close = partner(of: open) {
      if matches(close + 1, "=") {
        return element(endingAt: next, of: open, close).map { [$0] } ?? []
      }
      bracket = enclosing(open)
    }
    return nil
  }

  /// What stands in the place of an element on the other side of an assignment of tuples.
  private func element(endingAt end: Int, of open: Int, _ close: Int) -> Range<Int>? {
    guard matches(close + 2, "("), let last = partner(of: close + 2),
      expressionEnd(from: close + 2) == last + 1
    else { return nil }
    let (names, values) = (arguments(in: open, close), arguments(in: close + 2, last))
    guard names.count == values.count,
      let number = names.firstIndex(where: { $0.upperBound == end }),
      label(of: values[number]) == "_"
    else { return nil }
    return values[number]
  }

  func isClosure(_ range: Range<Int>) -> Bool {
    matches(range.lowerBound, "{") && partner(of: range.lowerBound) == range.upperBound - 1
  }

  fileprivate func isArgument(_ token: Int) -> Bool {
    guard matchesAny(token + 1, ",", ")"), let open = enclosing(token) else { return false }
    return matches(open, "(") && isIdentifier(open - 1) && !isKeyword(open - 1)
      && !self[open].spaceBefore
  }

  /// The values that a collection takes in where it is named; nil where the text does not tell.
  fileprivate func added(to token: Int) -> [Range<Int>]? {
    var index = token + 1
    while matchesAny(index, "?", "!", "["), !self[index].spaceBefore {
      index = matches(index, "[") ? (partner(of: index) ?? index) + 1 : index + 1
    }
    if matchesAny(index, "=", "+=") { return [index + 1..<expressionEnd(from: index + 1)] }
    guard matches(index, "."), matches(index + 2, "(") || matches(index + 2, "{"),
      let close = partner(of: index + 2)
    else { return nil }
    if matchesAny(index + 1, "append", "insert", "updateValue") {
      return arguments(in: index + 2, close).first.map { argument in
        let hasLabel = label(of: argument) != "_"
        return [argument.lowerBound + (hasLabel ? 2 : 0)..<argument.upperBound]
      }
    }
    return EscapeScan.isElementwise(name(at: index + 1)) ? [] : nil
  }
}
