extension Facts {
  /// Holds a name in the index against the text; what does not agree is reported once.
  func compare(_ symbol: Int32, at token: Int, in file: Int) {
    guard files[file].isOwn else { return }
    let source = source(file)
    guard !source.isNamed(nameBytes(symbol), at: token) else { return }
    note(
      .storeContradictsSource(
        file: files[file].path, line: Int(source[token].line), name: name(symbol)), in: file)
  }
}

extension RecordFacts {
  /// The first type that the record declares and the text does not, and where that would stand.
  func contradiction(to source: SourceText) -> (line: Int, name: String)? {
    // Its lines are another file's, or none can be told from the others.
    if source.contains(bytes: "#sourceLocation") || source.hasAmbiguousPlaces { return nil }
    var last = 0
    for index in 0..<definitions.count {
      let occurrence = occurrences.base[Int(definitions.base[index])]
      let symbol = Int(occurrence.symbol)
      guard !occurrence.roles.contains(.implicit), symbols.base[symbol].isType else { continue }
      let token = source.token(at: occurrence, notBefore: last)
      if let token {
        last = token
        // What a macro declares stands where the macro does.
        guard source.isIdentifier(token), !source.matches(token - 1, "@"),
          !source.isNamed(name(of: symbol), at: token)
        else { continue }
      }
      return (Int(occurrence.line), String(decoding: name(of: symbol), as: UTF8.self))
    }
    return nil
  }
}

extension RecordFacts.Symbol {
  fileprivate var isType: Bool {
    kind == .alias
      ? subkind != Subkind.associatedType && subkind != Subkind.genericParameter
      : kind.isNominal || kind == .protocol
  }
}

extension SourceText {
  /// Whether a token is a name, with or without backticks.
  fileprivate func isNamed(_ name: UnsafeRawBufferPointer, at token: Int) -> Bool {
    matches(token, name) || self.name(at: token) == String(decoding: name, as: UTF8.self)
  }
}
