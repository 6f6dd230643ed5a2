/// Tests of what comes out of an enumeration's case that takes anything: `catch Failure.lost(let key
/// as any HasKeychain)`.
extension Casts {
  /// A place where a case is made, by the token of its name.
  struct Making: Hashable {
    var file: Int
    var token: Int
  }

  /// The slices that a test in a case's pattern is about: of what is put in there, wherever such a
  /// case is made; none where something else may be.
  func slices(testedInPayloadAt word: Int, in file: Int, _ lost: [Making: [Lost]]) -> Set<Int> {
    let source = facts.source(file)
    guard let open = source.enclosing(word), source.matches(open, "("),
      let close = source.partner(of: open), !source.matchesAny(word + 1, "?", "!"),
      case let payloads = source.arguments(in: open, close),
      let number = payloads.firstIndex(where: { $0.contains(word) }),
      !source.matches(word, "is") || payloads[number].lowerBound == word,
      let symbol = facts.symbols(at: open - 1, in: file).first(where: isCase),
      !Visibility.isOpenToOthers(facts.symbols.base[Int(symbol)].parent, program)
    else { return [] }
    var slices: Set<Int> = []
    for reference in program.catalog.references(to: [symbol]) {
      let source = facts.source(reference.file)
      guard let token = facts.token(of: reference) else { return [] }
      if source.isInPattern(token) { continue }
      let given = (lost[Making(file: reference.file, token: token)] ?? [])
        .filter { source.isWhole(argument: number, ofCallAt: token, from: $0.token) }
      guard !given.isEmpty else { return [] }
      slices.formUnion(given.map(\.slice))
    }
    return slices
  }

  /// The place in a pattern that declares the name which stands before a test: what the name stands
  /// for all along came out there.
  func payloadName(testedAt word: Int, in file: Int, _ scans: [EscapeScan]) -> Int? {
    let source = facts.source(file)
    let name = word - 1
    guard source.isIdentifier(name), !source.matches(name - 1, ".") else { return nil }
    return scans.filter { $0.file == file }.compactMap { scan in
      let key = scan.key(name)
      return scan.isOneValue(key) ? scan.sites(of: key).first(where: source.isInPattern) : nil
    }.first
  }

  /// A slice's value that goes where its type is lost, by the token that names it.
  struct Lost {
    var slice: Int
    var token: Int
  }

  /// The values whose type is lost in an argument, by what takes it.
  func lostInArguments() -> [Making: [Lost]] {
    var found: [Making: [Lost]] = [:]
    for unit in program.flow.units.values {
      for (node, escapes) in unit.escapes {
        for escape in escapes {
          let file = escape.place.file
          guard let token = escape.place.token,
            let callee = callee(givenTo: escape.destination, of: token, in: file)
          else { continue }
          found[Making(file: file, token: callee), default: []].append(
            Lost(slice: node.number, token: token))
        }
      }
    }
    return found
  }

  /// The name of what a value is an argument of; where its type is lost in the argument itself, as
  /// in `.lost(dependencies as Any)`, that is what the parentheses around it belong to.
  private func callee(
    givenTo destination: Unit.Destination, of token: Int, in file: Int
  ) -> Int? {
    switch destination {
    case .argument(let callee): return callee
    case .elsewhere:
      let source = facts.source(file)
      guard source.matches(token + 1, "as"), !source.matchesAny(token + 2, "?", "!"),
        let open = source.enclosing(token), source.matches(open, "("),
        source.isIdentifier(open - 1)
      else { return nil }
      return open - 1
    default: return nil
    }
  }

  private func isCase(_ symbol: Int32) -> Bool {
    facts.symbols.base[Int(symbol)].kind == .enumCase && facts.isDefined(symbol)
  }
}

extension SourceText {
  /// Whether one argument of a call is nothing but the chain that a token stands in, be it as
  /// something else.
  fileprivate func isWhole(argument number: Int, ofCallAt callee: Int, from token: Int) -> Bool {
    guard matches(callee + 1, "("), let close = partner(of: callee + 1),
      case let arguments = arguments(in: callee + 1, close), number < arguments.count
    else { return false }
    var argument = arguments[number]
    if isIdentifier(argument.lowerBound), matches(argument.lowerBound + 1, ":") {
      argument = argument.dropFirst(2)
    }
    guard argument.contains(token) else { return false }
    if chainEnd(from: argument.lowerBound) == argument.last { return true }
    // `as Any` changes nothing of the value.
    return chainStart(token) == argument.lowerBound && matches(token + 1, "as")
      && typeEnd(from: token + 2) == argument.upperBound
  }
}
