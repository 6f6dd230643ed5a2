/// What casts to types that a caller chooses ask of roots.
extension Couplings {
  /// `all.compactMap { $0 as? Value }.first` asks, while the program runs, for whatever `Value` stands
  /// for elsewhere, and a container for the `(any HasLog).self` that it is given. A root that
  /// conforms to that through a slice alone has to keep conforming.
  func keepBoundTargets() {
    for (provider, place) in metatypes() {
      for root in roots(providing: provider) { keep(root, provider, .castTarget(place)) }
    }
    guard let place = openCasts.first?.place else { return }
    keepInferredTargets()
    keepAnsweredTargets(of: openCasts)
    keepConstrainedTargets(place)
    for need in askedElsewhere() {
      keep(catalog.node(root: need.root), need.provider, .castTarget(place))
    }
  }

  /// The casts to what may stand for a type of dependencies.
  func castsToOpenParameters() -> [ParameterCast] {
    castsToParameters().filter { cast in
      if isOfLiteral(cast) { return false }
      let name = facts.source(cast.parameter.file).name(at: cast.parameter.token!)
      if plain.isPlain(named: name, around: cast.parameter.token!, in: cast.parameter.file) {
        return false
      }
      let associated = associatedTypes(at: cast.parameter)
      return associated.isEmpty || !associated.allSatisfy(plain.isPlain(associatedType:))
    }
  }

  /// `"name" as? Value`, as doubles have it: no root is a text or a number.
  private func isOfLiteral(_ cast: ParameterCast) -> Bool {
    let source = facts.source(cast.place.file)
    guard let word = source.testWord(before: cast.place.token!), source.isLiteral(word - 1) else {
      return false
    }
    // What an operator makes of it may be anything.
    return source[word - 2].kind != .operator || source.matches(word - 2, "=")
  }

  /// The providers whose types code takes for values.
  private func metatypes() -> [(provider: Int, place: Unit.Place)] {
    flow.signatures.bodyMentions.flatMap { mention -> [(provider: Int, place: Unit.Place)] in
      let use = mention.use
      let providers = mention.targets.compactMap { target in
        if case .provider(let provider) = target { provider } else { nil }
      }
      guard !providers.isEmpty, var token = facts.token(of: use.occurrence, in: use.file) else {
        return []
      }
      let source = facts.source(use.file)
      repeat { token += 1 } while source.matches(token, ")")
      guard source.matches(token, "."), source.matches(token + 1, "self") else { return [] }
      let place = Unit.Place(file: use.file, occurrence: use.occurrence)
      return providers.map { ($0, place) }
    }
  }

  func roots(providing provider: Int) -> [Node] {
    catalog.roots.indices.filter { catalog.roots[$0].provides.contains(provider) }
      .map(catalog.node(root:))
  }

  /// What roots conform to through slices alone, and what something else than these names.
  private func askedElsewhere() -> [(root: Int, provider: Int)] {
    let granted = grantedBySlicesAlone()
    guard !granted.isEmpty else { return [] }
    let alone = providersNamedAlone()
    var slicesNaming: [Int: Set<Int>] = [:]
    for (index, slice) in catalog.slices.enumerated() {
      for (provider, _) in slice.namedProviders {
        slicesNaming[provider, default: []].insert(index)
      }
    }
    return granted.filter { root, provider, slices in
      if alone.contains(provider) { return true }
      let granting = reached(from: slices)
      let provides = catalog.roots[root].provides
      return slicesNaming[provider]?.contains {
        !granting.contains($0) && catalog.slices[$0].needs.isSubset(of: provides)
      } == true
    }
    .map { ($0.root, $0.provider) }
  }

  private func grantedBySlicesAlone() -> [(root: Int, provider: Int, slices: [Int])] {
    catalog.roots.indices.flatMap { root in
      let grants = catalog.grantsOfRoots[root]
      return grants.keys.sorted().compactMap { provider in
        let slices = grants[provider]!.map(\.slice)
        return slices.contains(nil) ? nil : (root, provider, slices.compactMap(\.self))
      }
    }
  }

  /// Slices with all that they include.
  private func reached(from slices: [Int]) -> Set<Int> {
    var found = Set(slices)
    var pending = slices
    while let next = pending.popLast() {
      for further in catalog.slices[next].includedSlices where found.insert(further).inserted {
        pending.append(further)
      }
    }
    return found
  }

  /// The providers that stand as a type somewhere, other than as a constraint: `any HasLog`.
  private func providersNamedAlone() -> Set<Int> {
    var targets = Set(flow.signatures.bodyMentions.flatMap(\.targets))
    for signature in flow.signatures.all.values {
      targets.formUnion(signature.mentions.filter { $0.position != .constraint }.map(\.target))
    }
    return targets.reduce(into: []) {
      if case .provider(let provider) = $1 { $0.insert(provider) }
    }
  }
}
