/// Closures that generic types are made with: what they get, their type's arguments say.
///
/// `Reducer<State, Action, any ListNeeds> { state, action, needs in … }`
extension EscapeScan {
  /// Names what such closures get, where the arguments are written where one is made, or where what
  /// comes out is declared: `let list: Reducer<State, any ListNeeds> = Reducer { … }`.
  func bindGenericClosures() {
    for token in identifiers where source.mayCallInitialiser(token) {
      guard let initialiser = initialiserOfGeneric(at: token) else { continue }
      let (given, end) = typeArguments(ofMadeAt: token, by: initialiser)
      if !given.isEmpty { bind(initialiser, given, endingAt: end) }
    }
  }

  /// What a generic type is given by name, and where its name ends; nothing where it is only inferred.
  func typeArguments(ofMadeAt token: Int, by initialiser: Int32) -> ([Range<Int>], end: Int) {
    if source.startsWith(token + 1, 60), !source[token + 1].spaceBefore {
      let end = source.skipAngles(token + 1)
      return (source.typeArguments(in: token + 1..<end), end)
    }
    let isInit = source.matches(token, "init") && source.matches(token - 1, ".")
    let start = source.chainStart(isInit ? token - 1 : token)
    // What follows the call may be of another type.
    let isWhole =
      source.argumentsWithClosures(ofCallAt: token + 1).end == source.expressionEnd(from: start)
    let type = facts.nominalParent(initialiser)
    return (isWhole ? arguments(of: type, declaredFor: start) : [], token + 1)
  }

  /// The generic parameters of the type that stand for dependencies, or the one that stands for a type
  /// which is written there; all where nothing tells.
  func parametersWithDependencies(
    ofMadeAt token: Int, by initialiser: Int32, as type: Int? = nil
  ) -> [String] {
    let names = signatures.genericParameters(of: facts.nominalParent(initialiser))
    let given = typeArguments(ofMadeAt: token, by: initialiser).0
    guard given.count == names.count else { return names }
    return zip(names, given).filter { !nodes(in: $1).isEmpty && type.map($1.contains) != false }
      .map(\.0)
  }

  /// The program's initialiser that a name calls, of a type with generic parameters.
  func initialiserOfGeneric(at token: Int) -> Int32? {
    guard source.mayCallInitialiser(token) else { return nil }
    return facts.symbols(at: token, in: file).first {
      facts.symbols.base[Int($0)].kind == .constructor && facts.isDefined($0)
        && !signatures.genericParameters(of: facts.nominalParent($0)).isEmpty
    }
  }

  /// What the type is given that a value is declared with, or the whole body, or what it returns.
  private func arguments(of type: Int32, declaredFor start: Int) -> [Range<Int>] {
    var declared = 0..<0
    if source.matches(start - 1, "=") {
      let statement = source.statementStart(start - 1)
      if let colon = (statement..<start).first(where: { source.matches($0, ":") }),
        (statement..<colon).contains(where: source.isBinding)
      {
        declared = colon + 1..<start - 1
      } else if start == body.lowerBound {
        declared = result
      }
    } else if start == body.lowerBound && source.expressionEnd(from: start) == body.upperBound
      || source.matches(start - 1, "return") && source.enclosing(start) == body.lowerBound - 1
    {
      declared = result
    }
    guard let name = declared.first(where: { source.startsWith($0 + 1, 60) }),
      catalog.typeReference(at: name, in: file) == type,
      source.skipAngles(name + 1) == declared.upperBound
    else { return [] }
    return source.typeArguments(in: name + 1..<declared.upperBound)
  }

  private func bind(_ initialiser: Int32, _ given: [Range<Int>], endingAt end: Int) {
    let names = signatures.genericParameters(of: facts.nominalParent(initialiser))
    guard names.count == given.count, let text = signatures.declarations.text(of: initialiser)
    else { return }
    let home = facts.source(Int(facts.symbols.base[Int(initialiser)].definitionFile))
    var closures: [String: [Set<Node>]] = [:]
    for parameter in text.parameters {
      guard let open = home.functionType(in: parameter.type, isOnly: true),
        let close = home.partner(of: open)
      else { continue }
      closures[parameter.label] = home.arguments(in: open, close).map { taken in
        guard let place = taken.last.flatMap({ names.firstIndex(of: home.name(at: $0)) }),
          taken.count == 1 || taken.count == 2 && home.matches(taken.lowerBound, "inout")
        else { return [] }
        return nodes(in: given[place]).filter(isFollowed)
      }
    }
    let all = closures.values.joined().reduce(into: Set<Node>()) { $0.formUnion($1) }
    if !all.isEmpty { bindClosures(after: end, all, closures) }
  }

  private func nodes(in type: Range<Int>) -> Set<Node> {
    let composed = owner >= 0 ? signatures.composed(in: type, of: file, by: owner) : nil
    return composed.flatMap { $0.isEmpty ? nil : $0 } ?? typeNodes(in: type)
  }
}

extension SourceText {
  /// Whether a name may be of a type of which something is made there.
  fileprivate func mayCallInitialiser(_ token: Int) -> Bool {
    // Most names begin small, and are of no type.
    (byte(at: token) < 97 || matches(token, "init"))
      && (matchesAny(token + 1, "(", "{") || startsWith(token + 1, 60))
  }
}
