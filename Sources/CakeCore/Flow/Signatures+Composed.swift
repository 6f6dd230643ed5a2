/// What types are composed of that are written somewhere.
extension Signatures {
  /// What a type is composed of; nil for one that is anything else than a composition, or than a
  /// parameter that is constrained to some.
  func composed(
    in type: Range<Int>, of file: Int, by declaration: Int32
  ) -> Set<Node>? {
    let source = facts.source(file)
    guard let terms = source.composedTerms(in: type) else { return nil }
    let isParameter = terms.count == 1 && type.count == 1 && isParameter(terms[0], in: file)
    return isParameter
      ? constraints(on: source.name(at: terms[0]), around: declaration)
      : nodes(of: terms, in: file)
  }

  /// Whether a name is a generic parameter's, of which the index knows where it is a type's.
  private func isParameter(_ token: Int, in file: Int) -> Bool {
    guard let symbol = catalog.typeReference(at: token, in: file) else { return true }
    return facts.symbols.base[Int(symbol)].subkind == Subkind.genericParameter
  }

  /// What the signatures around a declaration say of a generic parameter of one of them.
  func constraints(on name: String, around declaration: Int32) -> Set<Node>? {
    var found: Set<Node> = []
    var symbol = declaration
    while symbol >= 0 {
      let value = facts.symbols.base[Int(symbol)]
      if value.definitionFile >= 0, let text = declarations.text(of: symbol) {
        let file = Int(value.definitionFile)
        let source = facts.source(file)
        for clause in source.parts(ofWhereClause: text.whereClause)
        where source.matches(clause.lowerBound + 1, ":")
          && source.name(at: clause.lowerBound) == name
        {
          guard let more = nodes(composedIn: clause.dropFirst(2), of: file) else { return nil }
          found.formUnion(more)
        }
        let own = source.typeArguments(in: text.generics).first {
          source.name(at: $0.lowerBound) == name
        }
        if let own {
          guard own.count > 1 else { return found }
          guard source.matches(own.lowerBound + 1, ":"),
            let more = nodes(composedIn: own.dropFirst(2), of: file)
          else { return nil }
          return found.union(more)
        }
      }
      symbol = value.kind == .extension ? value.extended : value.parent
    }
    return nil
  }

  private func nodes(composedIn type: Range<Int>, of file: Int) -> Set<Node>? {
    facts.source(file).composedTerms(in: type).map { nodes(of: $0, in: file) }
  }

  /// What names stand for by themselves, not by what an alias is made of.
  private func nodes(of terms: [Int], in file: Int) -> Set<Node> {
    terms.reduce(into: []) { found, term in
      guard let symbol = catalog.typeReference(at: term, in: file) else { return }
      if let slice = catalog.sliceOf[symbol] { found.insert(catalog.node(slice: slice)) }
      if let root = catalog.rootOf[symbol] { found.insert(catalog.node(root: root)) }
      if let provider = catalog.providerOf[symbol] {
        found.insert(catalog.node(provider: provider))
      }
    }
  }
}

extension SourceText {
  /// The last names of a composition's terms, `any Base & Feature.Needs`; nil for any other type.
  fileprivate func composedTerms(in type: Range<Int>) -> [Int]? {
    var type = type
    while let first = type.first, let last = type.last {
      if matches(first, "("), partner(of: first) == last {
        type = type.dropFirst().dropLast()
      } else if matchesAny(last, "?", "!") {
        type = type.dropLast()
      } else if isAnyOrSome(first) {
        type = type.dropFirst()
      } else {
        break
      }
    }
    var terms: [Int] = []
    for token in type {
      if isIdentifier(token), !isKeyword(token) || matches(token, "Any") {
        guard token == type.lowerBound || matchesAny(token - 1, ".", "&") else { return nil }
        if !matches(token + 1, ".") || token + 1 == type.upperBound { terms.append(token) }
      } else if !matchesAny(token, ".", "&") {
        return nil
      }
    }
    return terms.isEmpty ? nil : terms
  }
}
