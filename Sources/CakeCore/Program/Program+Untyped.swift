/// What takes a value such that its own type is only found while the program runs.
extension Program {
  private static let untyped: Set<Substring> = ["Any", "AnyObject", "AnyHashable"]

  /// Whether what a name calls takes `Any`, or may.
  func takesAny(_ token: Int, in file: Int) -> Bool {
    let source = facts.source(file)
    // A key path says itself what it leads to.
    if source.matches(token + 1, "["), source.matches(token + 2, "keyPath") { return false }
    let callees = facts.symbols(at: token, in: file)
    guard callees.isEmpty else { return callees.contains { isUntyped($0) } }
    return namesAny(around: token, in: file)
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
