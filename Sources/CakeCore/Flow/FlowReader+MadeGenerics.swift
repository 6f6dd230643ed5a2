/// What is put into a value of a generic type where it is made: `Reducer<State, any ListNeeds> { … }`.
extension FlowReader {
  /// What an expression puts in that is one call of such a type's initialiser; nil for any other.
  func putIn(
    byMaking expression: Range<Int>, by owner: Int32, in file: Int, _ scan: EscapeScan,
    _ typed: Set<Node>
  ) -> Origin? {
    let source = facts.source(file)
    let token = source.lastName(ofTypeAt: expression.lowerBound)
    guard !scan.isAmongSeveral, expression.contains(token),
      let made = putIn(byCalling: token, by: owner, in: file, scan, typed),
      made.end == expression.upperBound
    else { return nil }
    return made.origin
  }

  /// The same where such a type is given a slice by name, whatever is done with what is made.
  func putIn(
    whereGiven type: Int, by owner: Int32, in file: Int, _ scan: EscapeScan,
    _ typed: Set<Node>
  ) -> Origin? {
    let source = facts.source(file)
    guard let angle = source.anglesAround(type) else { return nil }
    return putIn(byCalling: angle - 1, as: type, by: owner, in: file, scan, typed)?.origin
  }

  /// - Parameter type: The argument that counts, by a token in it; nil for all of them.
  private func putIn(
    byCalling token: Int, as type: Int? = nil, by owner: Int32, in file: Int,
    _ scan: EscapeScan, _ typed: Set<Node>
  ) -> (origin: Origin, end: Int)? {
    let source = facts.source(file)
    guard let initialiser = scan.initialiserOfGeneric(at: token),
      // A root is handed on itself.
      catalog.rootOf[facts.nominalParent(initialiser)] == nil,
      let text = declarations.text(of: initialiser)
    else { return nil }
    let home = facts.source(Int(facts.symbols.base[Int(initialiser)].definitionFile))
    let names = scan.parametersWithDependencies(ofMadeAt: token, by: initialiser, as: type)
    let (arguments, end) = source.argumentsWithClosures(
      ofCallAt: scan.typeArguments(ofMadeAt: token, by: initialiser).end)
    var origins: [Origin] = []
    var rest = text.parameters[...]
    for (label, argument) in arguments {
      guard let index = rest.firstIndex(where: { label == nil || $0.label == label }) else {
        return nil
      }
      let type = rest[index].type
      rest = rest[(index + 1)...]
      let isOfParameter = { (part: Range<Int>) in
        part.contains { home.isIdentifier($0) && names.contains(home.name(at: $0)) }
      }
      guard isOfParameter(type) else { continue }
      if source.isClosure(argument), let arrow = type.last(where: { home.matches($0, "->") }),
        let first = type.first(where: { home.matches($0, "->") }), arrow == first
      {
        // It takes what its parameters say; what it gives back is put in.
        if isOfParameter(arrow + 1..<type.upperBound) { return (.unknown, end) }
        continue
      }
      origins.append(value(of: argument, by: owner, in: file, scan, typed))
    }
    return (origins.isEmpty ? .nobody : union(of: origins), end)
  }
}

extension SourceText {
  /// The arguments of a call, trailing closures among them, each with its label where it has to have
  /// one, and where the call ends.
  func argumentsWithClosures(
    ofCallAt start: Int
  ) -> (arguments: [(label: String?, value: Range<Int>)], end: Int) {
    var found: [(String?, Range<Int>)] = []
    var index = start
    if matches(index, "("), let close = partner(of: index) {
      for argument in arguments(in: index, close) {
        let label = label(of: argument)
        let first = label == "_" ? argument.lowerBound : argument.lowerBound + 2
        found.append((label, first..<argument.upperBound))
      }
      index = close + 1
    }
    guard matches(index, "{"), let close = partner(of: index) else { return (found, index) }
    found.append((nil, index..<close + 1))
    index = close + 1
    while isIdentifier(index), matches(index + 1, ":"), matches(index + 2, "{"),
      let close = partner(of: index + 2)
    {
      found.append((name(at: index), index + 2..<close + 1))
      index = close + 1
    }
    return (found, index)
  }
}
