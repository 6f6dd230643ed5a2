/// What functions are called with that a local name holds.
extension FlowReader {
  /// What goes to a function that a body refers to without calling it, and calls by a local name:
  /// `let save = Editor.save` and `save(editor)(dependencies)`.
  func handedLater(
    to callee: Int32, namedAt token: Int, by owner: Int32, in file: Int,
    _ scan: inout EscapeScan, _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    guard let text = declarations.text(of: callee), let signature = signatures.signature(callee),
      signature.resultParameters.isEmpty, !signature.returnsConstraint,
      let calls = calls(ofNameHolding: source.chainStart(token), token + 1, source, &scan)
    else { return .unknown }
    // A method that is named by its type takes the instance first.
    let isUnbound =
      facts.symbols.base[Int(callee)].kind == .instanceMethod
      && (!source.matches(token - 1, ".")
        || symbols(at: token - 2, in: file).contains {
          facts.symbols.base[Int($0)].kind.isNominal
        })
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
    return values.isEmpty ? .nobody : union(of: values, by: owner, in: file, &scan, typed)
  }

  /// What goes to the function that a call gives, where a local name holds that function; nil where
  /// the text does not tell.
  func handedLater(
    toResultOf callee: Int32, calledAt token: Int, endingAt close: Int, _ source: SourceText,
    _ scan: inout EscapeScan
  ) -> [Range<Int>]? {
    guard let positions = positions(ofFunctionIn: callee),
      let calls = calls(ofNameHolding: source.chainStart(token), close + 1, source, &scan)
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
    ofNameHolding start: Int, _ end: Int, _ source: SourceText, _ scan: inout EscapeScan
  ) -> [Int]? {
    guard source.matches(start - 1, "="), source.matches(start - 3, "let"),
      source.isIdentifier(start - 2), source.expressionEnd(from: start) == end,
      scan.isSite(start - 2)
    else { return nil }
    let key = scan.key(declaredAt: start - 2)
    guard scan.sites(of: key) == [start - 2] else { return nil }
    var calls: [Int] = []
    for token in scan.places(of: source.name(at: start - 2)) where token != start - 2 {
      if source.matches(token - 1, ".") || scan.isLabel(token) || scan.key(token) != key {
        continue
      }
      guard source.matches(token + 1, "("), !source[token + 1].spaceBefore else { return nil }
      calls.append(token + 1)
    }
    return calls
  }
}
