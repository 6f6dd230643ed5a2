/// What local functions and closures are called with.
extension FlowReader {
  /// What a local closure is called with.
  func given(
    to name: Int, by owner: Int32, in file: Int, _ scan: EscapeScan, _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    var values: [Range<Int>] = []
    for token in scan.places(of: source.name(at: name)) where token != name {
      var open = token + 1
      while source.matchesAny(open, "?", "!", "["), !source[open].spaceBefore {
        // `routes["detail"]?(dependencies)`
        open = (source.matches(open, "[") ? source.partner(of: open) ?? open : open) + 1
      }
      guard !scan.isSite(token), source.matches(open, "("), !source.matches(token - 1, "."),
        let close = source.partner(of: open)
      else { return .unknown }
      values += source.arguments(in: open, close)
    }
    return union(of: values, by: owner, in: file, scan, typed)
  }

  /// What a local function is called with, for its parameter of the type at a token.
  func given(
    toFunction name: Int, typeAt type: Int, by owner: Int32, in file: Int,
    _ scan: EscapeScan, _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    let parameters = source.declaration(at: name, .function).parameters
    guard let number = parameters.firstIndex(where: { $0.type.contains(type) }) else {
      return .unknown
    }
    var origins: [Origin] = []
    for token in scan.places(of: source.name(at: name)) where token != name {
      if source.matches(token - 1, ".") || scan.isLabel(token) { continue }
      guard !scan.isSite(token), facts.symbols(at: token, in: file).isEmpty else { return .unknown }
      if let elements = elements(handedTo: token, by: owner, in: file, scan, typed) {
        origins.append(elements)
        continue
      }
      guard source.matches(token + 1, "("), let close = source.partner(of: token + 1),
        let value = source.argument(for: number, of: parameters, in: token + 1, close)
      else { return .unknown }
      origins.append(self.value(of: value, by: owner, in: file, scan, typed))
    }
    return union(of: origins)
  }

  /// What comes out of a local function or of a closure that a local name has, by its type.
  func given(
    backAs start: Int, _ end: Int, by owner: Int32, in file: Int, _ scan: EscapeScan,
    _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    var open = start - 2
    while source.isEffect(open) { open -= 1 }
    guard source.matches(open, ")"), let first = source.partner(of: open) else { return .unknown }
    if source.isIdentifier(first - 1), source.matches(first - 2, "func"), source.matches(end, "{") {
      let body = source.declaration(at: first - 1, .function).body
      return returned(in: body, by: -1, file, scan, typed, of: owner)
    }
    guard source.matches(end, "="), source.matches(end + 1, "{"),
      let close = source.partner(of: end + 1), source.matches(first - 1, ":"),
      source.isBinding(first - 3),
      scan.sites(of: scan.key(declaredAt: first - 2)).count == 1,
      scan.places(of: source.name(at: first - 2)).allSatisfy({ !source.matches($0 + 1, "=") })
    else { return .unknown }
    let word = (end + 2..<min(close, end + 24)).first {
      source.matches($0, "in") && source.enclosing($0) == end + 1
    }
    return returned(in: (word ?? end + 1) + 1..<close, by: -1, file, scan, typed, of: owner)
  }

  /// What the elements are of a collection whose `map` or like is handed a function by its name;
  /// nil where a name is used in another way.
  func elements(
    handedTo name: Int, by owner: Int32, in file: Int, _ scan: EscapeScan,
    _ typed: Set<Node>
  ) -> Origin? {
    let source = facts.source(file)
    var (start, end) = (source.chainStart(name), name + 1)
    if source.matches(end, "("), let close = source.partner(of: end), close > end + 1,
      (end + 1..<close).allSatisfy({ source.isIdentifier($0) || source.matches($0, ":") }),
      source.matches(close - 1, ":")
    {
      // `map(Detail.init(dependencies:))`
      end = close + 1
    }
    if source.matches(start, ".") { start += 1 }
    guard source.matches(start - 1, "("), source.matches(end, ")"),
      source.partner(of: start - 1) == end, source.isIdentifier(start - 2),
      source.matches(start - 3, "."),
      !facts.symbols(at: start - 2, in: file).contains(where: facts.isDefined),
      EscapeScan.isElementwise(source.name(at: start - 2)),
      let first = source.chain(endingAt: start - 4)
    else { return nil }
    return value(of: first..<start - 3, by: owner, in: file, scan, typed)
  }
}

extension SourceText {
  /// The type that a name in it belongs to, with what stands around it: `[(any Slice)?]`.
  func wholeType(around token: Int) -> (start: Int, end: Int) {
    var (start, end) = (token, token + 1)
    while isAnyOrSome(start - 1) || matchesAny(start - 1, "(", ".", "[") || matches(start, ".") {
      start -= 1
    }
    while matchesAny(end, ")", "?", "]") { end += 1 }
    return (start, end)
  }

  /// The name of the function that has a parameter of the type that begins at a token.
  func function(takingTypeAt start: Int) -> Int? {
    var start = start
    while matchesAny(start - 1, "inout", "borrowing", "consuming", "sending") { start -= 1 }
    guard matches(start - 1, ":"), let open = enclosing(start - 1), matches(open, "("),
      isIdentifier(open - 1), matches(open - 2, "func")
    else { return nil }
    return open - 1
  }

  /// What a call hands to one of a function's parameters; nil where the text does not tell.
  func argument(
    for number: Int, of parameters: [DeclarationText.Parameter], in open: Int, _ close: Int
  ) -> Range<Int>? {
    let arguments = self.arguments(in: open, close)
    var next = 0
    for (index, parameter) in parameters.enumerated() where next < arguments.count {
      if parameter.type.contains(where: { matches($0, "...") }) { return nil }
      guard label(of: arguments[next]) == parameter.label else { continue }
      if index == number {
        let whole = arguments[next]
        return whole.lowerBound + (parameter.label == "_" ? 0 : 2)..<whole.upperBound
      }
      next += 1
    }
    return nil
  }
}
