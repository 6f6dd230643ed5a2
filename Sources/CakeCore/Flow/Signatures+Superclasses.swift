/// What a generic superclass is given: `class Login: Coordinator<any LoginDependencies>`.
extension Signatures {
  /// What stands at a place among the arguments of a class's generic ancestor.
  func argument(_ place: Int, of ancestor: Int32, by subclass: Int32) -> Set<Node>? {
    guard case .nodes(let nodes)? = given(place, of: ancestor, by: subclass, depth: 0) else {
      return nil
    }
    return nodes
  }

  /// The subclass's own generic parameter that stands there.
  func parameter(_ place: Int, of ancestor: Int32, by subclass: Int32) -> String? {
    guard case .parameter(let own)? = given(place, of: ancestor, by: subclass, depth: 0) else {
      return nil
    }
    return genericParameters(of: subclass)[own]
  }

  private enum Given {
    case nodes(Set<Node>)
    /// A generic parameter of the subclass's own.
    case parameter(Int)
  }

  private func given(
    _ place: Int, of ancestor: Int32, by subclass: Int32, depth: Int
  ) -> Given? {
    guard depth < 16, subclass >= 0, subclass != ancestor, facts.isDefined(subclass),
      facts.symbols.base[Int(subclass)].kind == .class,
      let (superclass, arguments, file) = superclass(of: subclass)
    else { return nil }
    var place = place
    if superclass != ancestor {
      switch given(place, of: ancestor, by: superclass, depth: depth + 1) {
      case .parameter(let own)?: place = own
      case let found: return found
      }
    }
    guard place < arguments.count else { return nil }
    let argument = arguments[place]
    if argument.count == 1, case let name = facts.source(file).name(at: argument.lowerBound),
      let own = genericParameters(of: subclass).firstIndex(of: name)
    {
      return .parameter(own)
    }
    return nodes(namedIn: argument, of: file).map(Given.nodes)
  }

  /// The class that stands first in a class's clause, and what it is given there, or by the alias
  /// that is named there.
  private func superclass(of type: Int32) -> (Int32, arguments: [Range<Int>], file: Int)? {
    let file = Int(facts.symbols.base[Int(type)].definitionFile)
    guard let text = declarations.text(of: type),
      let clause = facts.source(file).inheritanceClause(ofTypeAt: text.nameToken)
    else { return nil }
    var (home, start) = (file, clause.lowerBound)
    for _ in 0..<8 {
      let source = facts.source(home)
      let name = source.lastName(ofTypeAt: start)
      guard let symbol = catalog.typeReference(at: name, in: home) else { return nil }
      let isGiven = source.startsWith(name + 1, 60)
      if facts.symbols.base[Int(symbol)].kind == .class {
        let angles = isGiven ? name + 1..<source.skipAngles(name + 1) : 0..<0
        return (symbol, isGiven ? source.typeArguments(in: angles) : [], home)
      }
      guard !isGiven, let alias = catalog.aliasTexts[symbol] else { return nil }
      (home, start) = (Int(facts.symbols.base[Int(symbol)].definitionFile), alias.lowerBound)
    }
    return nil
  }

  /// What a parameter takes whose type is a generic one of an ancestor's, where a subclass says what
  /// that is.
  func nodes(
    takenBy parameter: DeclarationText.Parameter, of function: Int32, in subclass: Int32
  ) -> Set<Node>? {
    let ancestor = facts.nominalParent(function)
    guard ancestor >= 0, ancestor != subclass, !genericParameters(of: ancestor).isEmpty else {
      return nil
    }
    let source = facts.source(Int(facts.symbols.base[Int(function)].definitionFile))
    guard !isInvariant(parameter.type, source) else { return nil }
    let names = parameter.type.filter(source.isIdentifier).map(source.name(at:))
    for (place, name) in genericParameters(of: ancestor).enumerated() where names.contains(name) {
      return argument(place, of: ancestor, by: subclass)
    }
    return nil
  }

  /// The names of a type's generic parameters, or of a protocol's primary associated types.
  func genericParameters(of type: Int32) -> [String] {
    guard type >= 0, let text = declarations.text(of: type), !text.generics.isEmpty else {
      return []
    }
    let source = facts.source(Int(facts.symbols.base[Int(type)].definitionFile))
    return source.typeArguments(in: text.generics).map { source.name(at: $0.lowerBound) }
  }

  /// Whether neither a declaration nor what it stands in has generic parameters.
  func isPlain(_ symbol: Int32) -> Bool {
    var around = symbol
    while around >= 0 {
      guard facts.isDefined(around), let text = declarations.text(of: around),
        text.generics.isEmpty
      else { return false }
      around = facts.nominalParent(around)
    }
    return true
  }

  /// The slices, roots and providers in a type of which all is known; nil for others.
  func nodes(namedIn range: Range<Int>, of file: Int) -> Set<Node>? {
    nodesIfAny(namedIn: range, of: file).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The same for a type that may name none; nil only where a name is not known.
  func nodesIfAny(namedIn range: Range<Int>, of file: Int) -> Set<Node>? {
    let source = facts.source(file)
    var found: Set<Node> = []
    for token in range where source.isIdentifier(token) && !source.isAnyOrSome(token) {
      guard let symbol = catalog.typeReference(at: token, in: file) else { return nil }
      found.formUnion(catalog.nodes(of: targets(of: symbol)))
    }
    return found
  }
}
