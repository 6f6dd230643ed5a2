/// Which values of a scope are its own: another scope of the same parent would have others.
struct OwnValues {
  private let construction: Construction
  private let root: Int
  private let type: Int32
  private let creations: Creations
  private var facts: Facts { construction.facts }
  private var members: Members { construction.members }

  init(_ construction: Construction, root: Int) {
    self.construction = construction
    self.root = root
    type = construction.catalog.roots[root].symbol
    creations = Creations(construction, of: type)
  }

  /// The first of the scope's own values that goes into what a closure gives.
  func first(inClosure open: Int, _ reader: CodeReader, _ locals: [String: Code]) -> Own? {
    var search = Search(values: self, locals: locals)
    return search.result(of: reader.steps(ofClosure: open), reader)
  }

  struct Own: Equatable {
    /// The property that has it; nil for the scope itself.
    var property: Int32?
  }

  fileprivate func own(_ symbol: Int32, _ search: inout Search) -> Own? {
    guard facts.symbols.base[Int(symbol)].kind == .instanceProperty, isMember(symbol),
      !construction.isParent(symbol),
      let answer = members.resolve(symbol, on: .root(root), type: type)
    else { return nil }
    if let body = members.body(of: answer, on: .root(root), type: type) {
      return search.result(ofBody: body)
    }
    return isGiven(answer) ? Own(property: answer) : nil
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

  fileprivate func isMember(_ symbol: Int32) -> Bool {
    let parent = facts.nominalParent(symbol)
    guard parent >= 0 else { return false }
    return parent == type || facts.symbols.base[Int(parent)].kind == .protocol
  }

  fileprivate func body(ofMethod symbol: Int32) -> Int32? {
    guard facts.symbols.base[Int(symbol)].kind == .instanceMethod, isMember(symbol) else {
      return nil
    }
    return members.resolve(symbol, on: .root(root), type: type)
  }

  fileprivate func steps(of symbol: Int32) -> ([Step], CodeReader) {
    (construction.steps(of: symbol), construction.reader(of: symbol))
  }

  /// Whether what a call is given does not go into what comes out: only its type is asked for, or the
  /// function never names it, or only to print or check it.
  fileprivate func isDropped(argument number: Int, _ arguments: [Code.Argument], by symbol: Int32)
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

  private static let ofTypesAlone: Set<String> = [
    "type(of:)", "size(ofValue:)", "stride(ofValue:)", "alignment(ofValue:)",
  ]

  fileprivate func isLifetime(_ symbol: Int32) -> Bool { Lifetime(callOf: symbol, facts) != nil }
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

/// One way through the bodies that a closure's result comes from.
private struct Search {
  let values: OwnValues
  var locals: [String: Code]
  var visited: Set<Int32> = []

  mutating func result(of steps: [Step], _ reader: CodeReader) -> OwnValues.Own? {
    for step in steps {
      switch step {
      case .bind(let name, let code): locals[name] = code.replacing(locals)
      case .result(let code): return own(code.replacing(locals), reader)
      case .run, .assign: continue
      case .stop, .halt: return nil
      }
    }
    return nil
  }

  mutating func result(ofBody symbol: Int32) -> OwnValues.Own? {
    guard visited.insert(symbol).inserted else { return nil }
    let (steps, reader) = values.steps(of: symbol)
    let outer = locals
    defer { locals = outer }
    locals = [:]
    return result(of: steps, reader)
  }

  private mutating func own(_ code: Code, _ reader: CodeReader) -> OwnValues.Own? {
    switch code {
    case .this: return .init(property: nil)
    case .parent, .local: return nil
    case .parts(let parts): return first(of: parts, reader)
    case .attempt(let code, _): return own(code, reader)
    case .member(let base, let symbol, _):
      switch base {
      case nil, .this?: return values.own(symbol, &self)
      case .some(let base): return own(base, reader)
      }
    case .block(let open): return result(ofClosure: open, reader)
    case .call(let base, let symbol, let arguments, _):
      if let base, values.isLifetime(symbol) {
        // What a slot of its own keeps is its own; what another's keeps is judged at that call.
        guard case .member(let owner, let slot, _) = base else { return nil }
        switch owner {
        case nil, .this?: return values.isMember(slot) ? .init(property: slot) : nil
        default: return nil
        }
      }
      for (number, argument) in arguments.enumerated()
      where !values.isDropped(argument: number, arguments, by: symbol) {
        switch argument.value {
        case .code(let code): if let own = own(code, reader) { return own }
        case .closure(let open): if let own = result(ofClosure: open, reader) { return own }
        }
      }
      switch base {
      case nil, .this?: return values.body(ofMethod: symbol).flatMap { result(ofBody: $0) }
      case .some(let base): return own(base, reader)
      }
    }
  }

  private mutating func result(ofClosure open: Int, _ reader: CodeReader) -> OwnValues.Own? {
    let outer = locals
    defer { locals = outer }
    return result(of: reader.steps(ofClosure: open), reader)
  }

  private mutating func first(of parts: [Code], _ reader: CodeReader) -> OwnValues.Own? {
    for part in parts {
      if let own = own(part, reader) { return own }
    }
    return nil
  }
}
