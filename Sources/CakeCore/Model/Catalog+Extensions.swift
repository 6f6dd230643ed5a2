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
    let interesting = Marks(Array(sliceOf.keys) + providerOf.keys, in: facts)
    let found = SharedWork.values(of: facts.parts, jobs: facts.jobs) { files in
      files.filter { interesting.stand(in: facts.files[$0]) }.flatMap(unrecordedExtensions)
    }
    for (file, type, clause) in found.joined() {
      guard let extended = typeReference(at: type.upperBound, in: file).flatMap(aliasedType) else {
        continue
      }
      for part in type { noteUse(at: part, in: file) }
      for (token, symbol) in typeReferences(in: clause, of: file) {
        noteUse(at: token, in: file)
        conform(extended, to: symbol, at: token, in: file)
      }
    }
  }

  /// Where extensions with a clause, of which the index has nothing, name their type.
  private func unrecordedExtensions(
    in file: Int
  ) -> [(file: Int, type: ClosedRange<Int>, clause: Range<Int>)] {
    let source = facts.source(file)
    return source.tokens(spelled: "extension", searching: 1).compactMap { token in
      guard source.isIdentifier(token + 1), !source.matches(token - 1, ".") else { return nil }
      let name = source.lastName(ofTypeAt: token + 1)
      guard let clause = source.inheritanceClause(ofTypeAt: name), !isRecorded(name, in: file)
      else { return nil }
      return (file, token + 1...name, clause)
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
