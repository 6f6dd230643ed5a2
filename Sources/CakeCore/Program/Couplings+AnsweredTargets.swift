/// Casts to what a caller, or a type, says that it is.
struct ParameterCast {
  /// Where it stands.
  var place: Unit.Place
  /// The generic parameter or associated type that is asked for: there, or in an alias that is named there.
  var parameter: Unit.Place
}

extension Couplings {
  /// `$0 as? Feature.Dependencies` looks for what each feature says that its dependencies are: with a
  /// need fewer it finds more.
  func keepAnsweredTargets(of casts: [ParameterCast]) {
    var places: [Int32: Unit.Place] = [:]
    var wanted: [Int32: Set<Int32>] = [:]
    for cast in casts where !isKeyedByType(cast) {
      for type in associatedTypes(at: cast.parameter) {
        let asking = facts.nominalParent(type)
        guard asking >= 0 else { continue }
        if places[asking] == nil { places[asking] = cast.place }
        wanted[asking, default: []].insert(type)
      }
    }
    guard !places.isEmpty else { return }
    let answers = AnswersOfTypes(flow, for: Set(wanted.values.joined()))
    let slices = Dictionary(
      grouping: catalog.slices.indices.map(catalog.node(slice:)), by: catalog.needs(of:))
    for type in catalog.basesOf.keys.sorted() {
      let asking = catalog.inheritedProtocols(type).union([type]).sorted()
      guard let place = asking.lazy.compactMap({ places[$0] }).first else { continue }
      let all = flow.namedByMembers[type] ?? []
      let answered = asking.flatMap { wanted[$0] ?? [] }.reduce(into: Set<Node>()) {
        $0.formUnion(answers.nodes(of: $1, in: type) ?? all)
      }
      for node in answered.union(flow.signatures.arguments[type] ?? []).sorted()
      where catalog.isSlice(node) {
        // What says it in other words says the same type.
        for same in slices[catalog.needs(of: node)] ?? [] {
          for provider in catalog.needs(of: node).sorted() {
            keep(same, provider, .castTarget(place))
          }
        }
      }
    }
  }

  /// Whether what is cast was kept under the type that says what it is: `values[ObjectIdentifier(key)] as?
  /// Key.Value` finds what a value of that type was set for.
  private func isKeyedByType(_ cast: ParameterCast) -> Bool {
    let source = facts.source(cast.place.file)
    guard let token = cast.place.token, let word = source.testWord(before: token),
      source.matches(word - 1, "]"), let open = source.partner(of: word - 1)
    else { return false }
    return (open..<word - 1).contains {
      source.matches($0, "ObjectIdentifier")
        || source.matches($0, "self") && source.matches($0 - 1, ".")
    }
  }

  /// The associated types that a name stands for; those of that name where the index has nothing.
  func associatedTypes(at place: Unit.Place) -> [Int32] {
    guard let token = place.token else { return [] }
    let source = facts.source(place.file)
    let found = facts.symbols(at: token, in: place.file).filter {
      facts.symbols.base[Int($0)].subkind == Subkind.associatedType
    }
    guard found.isEmpty, source.matches(token - 1, ".") else { return Array(found) }
    let name = source.name(at: token)
    return facts.associatedTypes.filter { facts.name($0) == name }
  }

  /// Casts to generic parameters and associated types. The index has nothing of a function's parameters.
  func castsToParameters() -> [ParameterCast] {
    let parts = facts.parts.map { $0.filter { facts.files[$0].isOwn } }
    let unrecorded = SharedWork.values(of: parts, jobs: facts.jobs) { files in
      files.flatMap { file in
        facts.source(file).testedNames().flatMap { token in
          let place = Unit.Place(file: file, occurrence: -1, token: token)
          return parameters(namedAt: place, depth: 0)
            .map { ParameterCast(place: place, parameter: $0) }
        }
      }
    }
    guard !unrecorded.allSatisfy(\.isEmpty) else { return [] }
    let names = parts.joined().reduce(into: Set<String>()) {
      $0.formUnion(facts.source($1).namesOfParameters())
    }
    return unrecorded.joined().filter { cast in
      let (file, token) = (cast.parameter.file, cast.parameter.token!)
      // Those of a library's types the index knows: `as? Element` in an extension of `Array`.
      return names.contains(facts.source(file).name(at: token))
        || !facts.symbols(at: token, in: file).isEmpty
    }
  }

  /// The name itself where it may be a parameter's, or those in an alias: `typealias Input = Value`.
  private func parameters(namedAt place: Unit.Place, depth: Int) -> [Unit.Place] {
    let symbols = facts.symbols(at: place.token!, in: place.file)
    if symbols.allSatisfy(facts.isParameter) { return [place] }
    guard depth < 8 else { return [] }
    return symbols.flatMap { symbol -> [Unit.Place] in
      let value = facts.symbols.base[Int(symbol)]
      guard value.kind == .alias, value.definitionFile >= 0, catalog.sliceOf[symbol] == nil,
        let text = flow.declarations.text(of: symbol)
      else { return [] }
      let file = Int(value.definitionFile)
      let source = facts.source(file)
      return (text.nameToken + 1..<max(text.nameToken + 1, text.header.upperBound))
        .filter { source.isIdentifier($0) && !source.isKeyword($0) }
        .flatMap {
          parameters(
            namedAt: Unit.Place(file: file, occurrence: -1, token: $0), depth: depth + 1)
        }
    }
  }
}

extension SourceText {
  /// The names in the types of casts and tests: `Value` of `as? [Value]`.
  fileprivate func testedNames() -> [Int] {
    var found: [Int] = []
    for word in (tokens(spelled: "as") + tokens(spelled: "is")).sorted() {
      let first = matchesAny(word + 1, "?", "!") ? word + 2 : word + 1
      guard testWord(before: first) != nil else { continue }
      let type = (first..<min(count, first + 24)).prefix { token in
        isIdentifier(token) && (!isKeyword(token) || matchesAny(token, "any", "Any"))
          || matchesAny(token, "[", "]", "(", ")", ".", ":", ",", "&", "?") || startsWith(token, 60)
      }
      found += type.filter { isIdentifier($0) && !isKeyword($0) }
    }
    return found
  }

  /// The generic parameters and associated types that are declared.
  fileprivate func namesOfParameters() -> Set<String> {
    var found: Set<String> = []
    for token in 0..<count {
      if matches(token, "associatedtype"), isIdentifier(token + 1) {
        found.insert(name(at: token + 1))
      }
      guard startsWith(token, 60),
        opensType(token - 2) || matchesAny(token - 2, "func", "protocol", "typealias")
          || declaresUnnamed(token - 1)
      else { continue }
      for name in token + 1..<max(token + 1, skipAngles(token))
      where isIdentifier(name) && (name == token + 1 || matchesAny(name - 1, ",", "each")) {
        found.insert(self.name(at: name))
      }
    }
    return found
  }
}
