/// Tuples whose type is written: it says where in them a value is.
extension EscapeScan {
  /// Whether a part of what a token names is, by the type that is written for that, nothing but a
  /// value of some slices: `pair.0` with `pair: (any Slice, Int)`.
  func isWritten(_ nodes: Set<Node>, inPart label: Int, of token: Int) -> Bool {
    var before = label - 2
    while source.matchesAny(before, "?", "!") { before -= 1 }
    guard before == token, let (home, type) = writtenType(of: token) else { return false }
    let source = facts.source(home)
    var part = type
    // `pair.1.0` has one number in it.
    for name in self.source.name(at: label).split(separator: ".") {
      guard let next = source.part(named: String(name), ofTuple: part) else { return false }
      part = next
    }
    return !part.contains { source.matchesAny($0, "<", "[", "->") }
      && nodes.isSubset(of: typeNodes(in: part, of: home))
  }

  /// The type that is written for a property, a parameter of the declaration or a local name, and its
  /// file.
  private func writtenType(of token: Int) -> (home: Int, type: Range<Int>)? {
    let properties = facts.symbols(at: token, in: file).filter {
      facts.symbols.base[Int($0)].kind.isProperty
    }
    if let property = properties.first {
      guard properties.count == 1, facts.isDefined(property),
        let text = signatures.declarations.text(of: property), !text.result.isEmpty
      else { return nil }
      return (Int(facts.symbols.base[Int(property)].definitionFile), text.result)
    }
    if source.matches(token - 1, ".") { return nil }
    let sites = sites(of: key(token))
    if !sites.isEmpty {
      guard sites.count == 1, typedSites.contains(sites[0]) else { return nil }
      return (file, annotation(after: sites[0]))
    }
    guard owner >= 0, Int(facts.symbols.base[Int(owner)].definitionFile) == file,
      let text = signatures.declarations.text(of: owner)
    else { return nil }
    let name = source.name(at: token)
    return text.parameters.first { $0.name == name }.map { (file, $0.type) }
  }
}

extension SourceText {
  /// The type of the part of a tuple, or of one that may be missing, that has a name or number.
  fileprivate func part(named name: String, ofTuple type: Range<Int>) -> Range<Int>? {
    guard let open = type.first, matches(open, "("), let close = partner(of: open),
      (close + 1..<max(close + 1, type.upperBound)).allSatisfy({ matchesAny($0, "?", "!") })
    else { return nil }
    let parts = arguments(in: open, close)
    let number = Int(name) ?? parts.firstIndex { label(of: $0) == name }
    guard parts.count > 1, let number, parts.indices.contains(number) else { return nil }
    let part = parts[number]
    return matches(part.lowerBound + 1, ":") ? part.dropFirst(2) : part
  }
}
