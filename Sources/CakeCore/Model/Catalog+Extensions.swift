/// Conformances that the index has nothing about.
///
/// It leaves out an extension whose clause names nothing but compositions, if it has no members that
/// answer anything: `extension House: More {}`. Its type and its clause are references like others.
extension Catalog {
  /// Where such an extension names its type, and its clause a provider or slice: they use nothing.
  struct ClauseUse: Hashable {
    var file: Int
    var occurrence: Int
  }

  func findUnrecordedConformances() {
    let interesting = Set(sliceOf.keys).union(providerOf.keys)
    for file in files(with: interesting) {
      let source = facts.source(file)
      for token in source.tokens(spelled: "extension", searching: 1) {
        guard source.isIdentifier(token + 1), !source.matches(token - 1, ".") else { continue }
        let name = source.lastName(ofTypeAt: token + 1)
        guard let clause = source.inheritanceClause(ofTypeAt: name), !isRecorded(name, in: file),
          let type = typeReference(at: name, in: file).flatMap(aliasedType)
        else { continue }
        for part in token + 1...name { noteUse(at: part, in: file) }
        for (token, symbol) in typeReferences(in: clause, of: file) {
          noteUse(at: token, in: file)
          conform(type, to: symbol, at: token, in: file)
        }
      }
    }
  }

  private func isRecorded(_ name: Int, in file: Int) -> Bool {
    facts.symbols(at: name, in: file).contains {
      facts.symbols.base[Int($0)].kind == .extension
    }
  }

  private func noteUse(at token: Int, in file: Int) {
    for index in facts.occurrences(at: token, in: file) {
      clauseUses.insert(ClauseUse(file: file, occurrence: index))
    }
  }

  private func conform(_ type: Int32, to symbol: Int32, at token: Int, in file: Int) {
    let index = facts.occurrences(at: token, in: file).first { index in
      let occurrence = facts.files[file].record.occurrences.base[index]
      return facts.files[file].numbers.base[Int(occurrence.symbol)] == symbol
    }
    guard let index else { return }
    var protocols: Set<Int32> = []
    if let slice = sliceOf[symbol] {
      // A protocol brings what it inherits, and is itself what the clause names.
      protocols =
        slices[slice].isProtocol
        ? [symbol] : Set(slices[slice].needs.map { providers[$0].symbol })
    } else if let provider = providerOf[symbol] {
      protocols = [providers[provider].symbol]
    }
    basesOf[type, default: []] += protocols.sorted().map {
      Facts.Base(sub: type, base: $0, file: Int32(file), occurrence: Int32(index))
    }
  }
}
