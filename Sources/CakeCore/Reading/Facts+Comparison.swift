extension Facts {
  /// Holds a name in the index against the text; what does not agree is reported once.
  func compare(_ symbol: Int32, at token: Int, in file: Int) {
    guard files[file].isOwn, sourceError == nil else { return }
    let source = source(file)
    let name = name(symbol)
    if source.name(at: token) != name {
      sourceError = contradiction(in: file, line: Int(source[token].line), name)
    }
  }

  /// Holds the types that a record declares against the text; what does not agree is reported once.
  func compareDefinitions(in file: Int) {
    guard files[file].isOwn, sourceError == nil else { return }
    let source = source(file)
    let record = files[file].record
    // Its lines are another file's, or none can be told from the others.
    if source.contains(bytes: "#sourceLocation") || source.hasAmbiguousPlaces { return }
    for index in 0..<record.definitions.count {
      let occurrence = record.occurrences.base[Int(record.definitions.base[index])]
      guard !occurrence.roles.contains(.implicit) else { continue }
      let symbol = files[file].numbers.base[Int(occurrence.symbol)]
      guard isType(symbols.base[Int(symbol)]) else { continue }
      guard let token = source.token(at: occurrence) else {
        let line = Int(occurrence.line)
        sourceError = sourceError ?? contradiction(in: file, line: line, name(symbol))
        return
      }
      // What a macro declares stands where the macro does.
      guard source.isIdentifier(token), !source.matches(token - 1, "@") else { continue }
      compare(symbol, at: token, in: file)
    }
  }

  private func isType(_ symbol: Symbol) -> Bool {
    let isPlaceholder = [Subkind.associatedType, Subkind.genericParameter].contains(symbol.subkind)
    return symbol.kind.isNominal || symbol.kind == .protocol
      || (symbol.kind == .alias && !isPlaceholder)
  }

  private func contradiction(in file: Int, line: Int, _ name: String) -> CakeError {
    .storeContradictsSource(file: files[file].path, line: line, name: name)
  }
}
