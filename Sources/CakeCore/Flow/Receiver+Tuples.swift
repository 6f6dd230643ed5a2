/// Parts of tuples with a written type: `let dependencies: (own: any Own, nested: any Nested)`.
extension FlowReader {
  /// What a part is that a label or a number names at the end of an expression; nil where the type of
  /// the tuple is not written.
  func receiver(ofPartEndingAt end: Int, in file: Int, by owner: Int32) -> Receiver? {
    let source = facts.source(file)
    guard source.matches(end - 1, "."), facts.symbols(at: end, in: file).isEmpty else { return nil }
    var base = end - 2
    while source.matchesAny(base, "?", "!"), !source[base].spaceBefore { base -= 1 }
    guard base >= 0, source.isIdentifier(base),
      let (written, _) = writtenType(of: base, in: file, by: owner),
      let (parts, home) = tuple(written.type, of: written.file)
    else { return nil }
    let name = source.name(at: end)
    let labels = parts.map(facts.source(home).label)
    guard let number = Int(name) ?? labels.firstIndex(of: name), parts.indices.contains(number)
    else { return nil }
    let part = parts[number].dropFirst(labels[number] == "_" ? 0 : 2)
    guard let nodes = signatures.nodes(namedIn: part, of: home), !nodes.isEmpty else { return nil }
    let composed = nodes.count > 1 ? signatures.composed(in: part, of: home, by: owner) : nil
    return composed.map(Receiver.joint) ?? .known(nodes)
  }

  /// The parts of a tuple's type, or of what an alias names.
  private func tuple(
    _ type: Range<Int>, of file: Int, depth: Int = 0
  ) -> (parts: [Range<Int>], file: Int)? {
    let source = facts.source(file)
    var type = type
    while let last = type.last, source.matchesAny(last, "?", "!") { type.removeLast() }
    guard let first = type.first, let last = type.last, depth < 8 else { return nil }
    if source.matches(first, "(") {
      guard source.partner(of: first) == last else { return nil }
      let parts = source.arguments(in: first, last)
      return parts.count > 1 ? (parts, file) : tuple(first + 1..<last, of: file, depth: depth + 1)
    }
    guard source.isIdentifier(last), let alias = catalog.typeReference(at: last, in: file),
      let text = catalog.text(ofAlias: alias), !text.isEmpty
    else { return nil }
    let home = Int(facts.symbols.base[Int(alias)].definitionFile)
    return home >= 0 ? tuple(text, of: home, depth: depth + 1) : nil
  }
}
