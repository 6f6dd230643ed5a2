/// What takes a value such that its own type is only found while the program runs.
extension Program {
  private static let untyped: Set<Substring> = ["Any", "AnyObject", "AnyHashable"]

  /// Whether what a name calls takes `Any`, or may.
  func takesAny(_ token: Int, in file: Int) -> Bool {
    let source = facts.source(file)
    // A key path says itself what it leads to.
    if source.matches(token + 1, "["), source.matches(token + 2, "keyPath") { return false }
    let callees = facts.symbols(at: token, in: file)
    if callees.contains(where: { isUntyped($0) }) { return true }
    return (callees.isEmpty || callees.contains(where: isOfParameters))
      && namesAny(around: token, in: file)
  }

  /// Whether what a member takes may be what its type's parameters stand for: `all.append(needs)`.
  private func isOfParameters(_ symbol: Int32) -> Bool {
    let type = facts.nominalParent(symbol)
    return !facts.isDefined(symbol)
      || type >= 0 && !flow.signatures.genericParameters(of: type).isEmpty
  }

  /// Whether a value that goes where nothing takes it, as what is returned, stored or coerced does,
  /// is `Any` there, or may be.
  func becomesAny(_ place: Unit.Place) -> Bool {
    if let known = untypedPlaces[place] { return known }
    let token = place.token ?? facts.token(of: place.occurrence, in: place.file)
    let found = token.map { namesAny(around: $0, in: place.file) } ?? true
    untypedPlaces[place] = found
    return found
  }

  /// Whether a declaration names anything from which something in it could have an untyped parameter.
  ///
  /// The index knows neither local functions and values nor `self` and the parts of tuples. Their
  /// types come out of what stands around them, save for the parameters of what is called there.
  private func namesAny(around token: Int, in file: Int) -> Bool {
    let source = facts.source(file)
    var range = 0..<source.count
    if case .body(let owner) = flow.declarations.owner(ofToken: token, in: file) {
      if isUntyped(owner) { return true }
      range = flow.declarations.text(of: owner)?.body ?? range
    }
    return range.contains { part in
      // A subscript has its bracket for a name.
      guard source.isIdentifier(part) || source.matches(part, "[") else { return false }
      if source.matchesAny(part, "Any", "AnyObject", "AnyHashable") { return true }
      let isCalled = source.matches(part + 1, "(") && !source[part + 1].spaceBefore
      return facts.symbols(at: part, in: file).contains { isUntyped($0, isCalled: isCalled) }
    }
  }

  /// Whether a symbol's type names an untyped one; of what is called, what comes out counts.
  private func isUntyped(_ symbol: Int32, isCalled: Bool = false) -> Bool {
    guard let text = Demangler.text(usr: facts.usr(symbol)) else { return !isCalled }
    var type = text[...]
    let isFunction = facts.symbols.base[Int(symbol)].kind.isFunction
    if isCalled, isFunction, let arrow = text.ranges(of: " -> ").last {
      type = text[arrow.upperBound...]
    }
    return !Self.untyped.isDisjoint(
      with: type.split { !($0.isLetter || $0.isNumber || $0 == "_") })
  }
}
