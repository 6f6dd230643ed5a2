extension Facts {
  /// Holds a name in the index against the text; what does not agree is reported once.
  func compare(_ symbol: Int32, at token: Int, in file: Int) {
    guard files[file].isOwn else { return }
    let source = source(file)
    if source.matches(token, nameBytes(symbol)) { return }
    let name = name(symbol)
    if source.name(at: token) != name {
      note(contradiction(in: file, line: Int(source[token].line), name), in: file)
    }
  }

  /// Holds the types that a record declares against the text; what does not agree is reported once.
  func compareDefinitions(in file: Int) {
    guard files[file].isOwn else { return }
    let source = source(file)
    let record = files[file].record
    // Its lines are another file's, or none can be told from the others.
    if source.contains(bytes: "#sourceLocation") || source.hasAmbiguousPlaces { return }
    var last = 0
    for index in definitions(in: file) {
      let occurrence = record.occurrences.base[Int(index)]
      guard !occurrence.roles.contains(.implicit) else { continue }
      let symbol = files[file].numbers.base[Int(occurrence.symbol)]
      guard isType(symbols.base[Int(symbol)]) else { continue }
      guard let token = source.token(at: occurrence, notBefore: last) else {
        let line = Int(occurrence.line)
        note(contradiction(in: file, line: line, name(symbol)), in: file)
        return
      }
      last = token
      // What a macro declares stands where the macro does.
      guard source.isIdentifier(token), !source.matches(token - 1, "@") else { continue }
      compare(symbol, at: token, in: file)
    }
  }

  private func isType(_ symbol: Symbol) -> Bool {
    switch symbol.kind {
    case .alias:
      symbol.subkind != Subkind.associatedType && symbol.subkind != Subkind.genericParameter
    default: symbol.kind.isNominal || symbol.kind == .protocol
    }
  }

  private func contradiction(in file: Int, line: Int, _ name: String) -> CakeError {
    .storeContradictsSource(file: files[file].path, line: line, name: name)
  }
}
