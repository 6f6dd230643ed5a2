/// Which values of a scope are its own: another scope of the same parent would have others.
struct OwnValues {
  let construction: Construction
  private let root: Int
  private let type: Int32
  private let creations: Creations
  var facts: Facts { construction.facts }
  private var members: Members { construction.members }

  init(_ construction: Construction, root: Int) {
    self.construction = construction
    self.root = root
    type = construction.catalog.roots[root].symbol
    creations = Creations(construction, of: type)
  }

  /// The first of the scope's own values that goes into what a piece of code gives.
  func first(in code: Code, _ reader: CodeReader, _ locals: [String: Code]) -> Own? {
    var search = OwnSearch(self, reader, locals)
    return search.value(of: code).first
  }

  struct Own: Equatable {
    /// The property that has it; nil for the scope itself.
    var property: Int32?
  }

  /// What a property of the scope has, or what its code gives.
  func value(of symbol: Int32, _ search: inout OwnSearch) -> Ingredients {
    guard facts.symbols.base[Int(symbol)].kind == .instanceProperty, isMember(symbol) else {
      return .init()
    }
    if construction.isParent(symbol) { return .init(isParents: true) }
    guard let answer = members.resolve(symbol, on: .root(root), type: type) else { return .init() }
    if let body = members.body(of: answer, on: .root(root), type: type) {
      return search.result(ofBody: body, on: .scope)
    }
    return .init(own: isGiven(answer) ? Own(property: answer) : nil)
  }

  /// Whether a stored property has a value that the scope does not share with its parent.
  private func isGiven(_ property: Int32) -> Bool {
    guard let text = construction.program.flow.declarations.text(of: property) else { return false }
    let file = Int(facts.symbols.base[Int(property)].definitionFile)
    let source = facts.source(file)
    if text.body.isEmpty || source.matches(text.body.lowerBound - 1, "{") {
      return !creations.takeFromParent(property)
    }
    return makesInstance(text.body, source, file)
  }

  /// `Tracker()` of a class. A value is the same for all scopes, whoever makes it.
  private func makesInstance(_ value: Range<Int>, _ source: SourceText, _ file: Int) -> Bool {
    guard let first = value.first, let last = value.last, source.matches(last, ")"),
      let open = source.partner(of: last), open > first,
      (first..<open).allSatisfy({ source.isIdentifier($0) || source.matches($0, ".") })
    else { return false }
    return facts.symbols(at: open - 1, in: file).contains {
      facts.symbols.base[Int($0)].kind == .class
    }
  }

  func isMember(_ symbol: Int32) -> Bool {
    let parent = facts.nominalParent(symbol)
    guard parent >= 0 else { return false }
    return parent == type || facts.symbols.base[Int(parent)].kind == .protocol
  }

  func body(ofMethod symbol: Int32) -> Int32? {
    guard facts.symbols.base[Int(symbol)].kind == .instanceMethod, isMember(symbol) else {
      return nil
    }
    return members.resolve(symbol, on: .root(root), type: type)
  }

  /// Whether what a call is given does not go into what comes out: only its type is asked for, or the
  /// function never names it, or only to print or check it.
  func isDropped(argument number: Int, _ arguments: [Code.Argument], by symbol: Int32)
    -> Bool
  {
    guard facts.isDefined(symbol) else { return Self.ofTypesAlone.contains(facts.name(symbol)) }
    guard let text = construction.program.flow.declarations.text(of: symbol), !text.body.isEmpty
    else { return false }
    let source = facts.source(Int(facts.symbols.base[Int(symbol)].definitionFile))
    let taken =
      arguments.count == text.parameters.count
      ? [text.parameters[number]]
      : text.parameters.filter { $0.label == arguments[number].label }
    return !taken.isEmpty
      && taken.allSatisfy { parameter in
        !text.body.contains {
          source.isIdentifier($0) && source.name(at: $0) == parameter.name
            && !source.isOnlyShown($0)
        }
      }
  }

  static let ofTypesAlone: Set<String> = [
    "type(of:)", "size(ofValue:)", "stride(ofValue:)", "alignment(ofValue:)",
  ]
}

extension SourceText {
  /// Whether a name stands in a statement that prints or checks something, and gives nothing back.
  fileprivate func isOnlyShown(_ name: Int) -> Bool {
    var outer = name
    while let open = enclosing(outer), matches(open, "(") { outer = open }
    let start = statementStart(outer)
    return matchesAny(start, "print", "debugPrint", "precondition", "assert")
      && matches(start + 1, "(")
  }
}
