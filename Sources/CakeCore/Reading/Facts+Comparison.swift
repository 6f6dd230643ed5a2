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
  /// The first name that the record has and the text does not, and where that would stand: a type's
  /// that it declares, and in a text that may be another than was compiled any that is known to be
  /// written out.
  func contradiction(to source: SourceText, mayDiffer: Bool) -> (line: Int, name: String)? {
    // Its lines are another file's, or none can be told from the others.
    if source.contains(bytes: "#sourceLocation") || source.hasAmbiguousPlaces { return nil }
    return undeclared(in: source) ?? (mayDiffer ? unmentioned(in: source) : nil)
  }

  private func undeclared(in source: SourceText) -> (line: Int, name: String)? {
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

  /// The first protocol, or member behind a dot, that is recorded where only others are written.
  private func unmentioned(in source: SourceText) -> (line: Int, name: String)? {
    var (last, index) = (0, 0)
    while index < occurrences.count {
      let place = occurrences.base[index]
      var end = index + 1
      while end < occurrences.count, occurrences.base[end].stands(with: place) { end += 1 }
      defer { index = end }
      guard let token = source.token(at: place, notBefore: last) else { continue }
      last = token
      guard source.isIdentifier(token), !source.matches(token - 1, "@"),
        !source.matches(token - 1, "#")
      else { continue }
      let here = (index..<end).map { occurrences.base[$0] }
      // What is looked up dynamically is recorded beside what does it.
      if here.contains(where: { source.hasName(token, baseName(of: Int($0.symbol))) }) { continue }
      let isMember = source.matches(token - 1, ".")
      let missing = here.first {
        !$0.roles.contains(.implicit) && isWritten(Int($0.symbol), isMember: isMember)
      }
      if let missing {
        let name = String(decoding: name(of: Int(missing.symbol)), as: UTF8.self)
        return (Int(place.line), name)
      }
    }
    return nil
  }

  /// Whether a symbol stands nowhere but where its name is written.
  private func isWritten(_ symbol: Int, isMember: Bool) -> Bool {
    let (kind, subkind) = (symbols.base[symbol].kind, symbols.base[symbol].subkind)
    if kind == .protocol { return true }
    guard isMember, subkind != Subkind.subscripting else { return false }
    // A wrapper's are recorded where the wrapped property is.
    let name = String(decoding: name(of: symbol), as: UTF8.self)
    return kind.isProperty && !["wrappedValue", "projectedValue"].contains(name)
      || kind == .instanceMethod && !name.hasPrefix("callAsFunction(")
  }

  /// A name without its labels.
  private func baseName(of symbol: Int) -> UnsafeRawBufferPointer {
    let name = name(of: symbol)
    return UnsafeRawBufferPointer(rebasing: name.prefix { $0 != UInt8(ascii: "(") })
  }
}

extension RecordFacts.Occurrence {
  fileprivate func stands(with other: Self) -> Bool { line == other.line && column == other.column }
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
