/// What stands beside operators that take dependencies.
extension FlowReader {
  /// What an operator's operands are that it asks for dependencies.
  func operands(
    of callee: Int32, at sign: Int, by owner: Int32, in file: Int, _ scan: EscapeScan,
    _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    guard let text = declarations.text(of: callee), (1...2).contains(text.parameters.count),
      let signature = signatures.signature(callee), !isConstrained(callee)
    else { return .unknown }
    let isPostfix =
      text.parameters.count == 1 && !source[sign].spaceBefore
      && source.chain(endingAt: sign - 1) != nil
    var origins: [Origin] = []
    for (number, parameter) in text.parameters.enumerated()
    where signature.parameters[parameter.name]?.isEmpty == false {
      let range =
        if text.parameters.count == 1 {
          isPostfix
            ? source.chain(endingAt: sign - 1).map { $0..<sign } : source.unaryOperand(of: sign)
        } else { number == 0 ? source.operand(before: sign) : source.operand(after: sign) }
      guard let range
      else { return .unknown }
      origins.append(value(of: range, by: owner, in: file, scan, typed))
    }
    return union(of: origins)
  }
}

extension SourceText {
  /// The chain left of an operator, where no other operator could take it.
  fileprivate func operand(before sign: Int) -> Range<Int>? {
    guard let start = chain(endingAt: sign - 1) else { return nil }
    let isWhole =
      self[start].startsLine && !continuesLine(start)
      || matchesAny(start - 1, "(", "[", "{", ",", "=", "return", ":", ";", "in")
    return isWhole ? start..<sign : nil
  }

  /// The same on its right.
  fileprivate func operand(after sign: Int) -> Range<Int>? {
    chainEnd(from: sign + 1).map { sign + 1..<$0 + 1 }
  }

  /// The chain that a prefix operator stands before.
  fileprivate func unaryOperand(of sign: Int) -> Range<Int>? {
    guard isIdentifier(sign + 1), !isKeyword(sign + 1) else { return nil }
    return sign + 1..<postfixEnd(from: sign + 2)
  }
}
