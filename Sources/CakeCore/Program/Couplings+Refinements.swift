/// What roots are besides providers, by the providers that refine it.
extension Couplings {
  /// `(value as? any Loggable)?.line` finds a root that is `Loggable` by a `HasScreen: Loggable` alone,
  /// and `print` what is `CustomStringConvertible`; `extension Box: Shown where Value: Loggable` is looked
  /// for with what it holds. Those roots have to stay that.
  func keepRefinements() {
    var refining: [Int32: Set<Int>] = [:]
    for (number, provider) in catalog.providers.enumerated() {
      for refined in provider.protocols
      where catalog.providerOf[refined] == nil && catalog.sliceOf[refined] == nil
        && !facts.isMarker(refined)
      {
        refining[refined, default: []].insert(number)
      }
    }
    for (refined, providers) in refining.sorted(by: { $0.key < $1.key }) {
      let roots = catalog.roots.indices.filter { !isAnyway(refined, root: $0, but: providers) }
      guard !roots.isEmpty else { continue }
      let place = firstQuestion(about: refined)
      let isLookedFor = place != nil || facts.isLookedForByLibrary(refined)
      for root in roots where isLookedFor || mayAnswer(refined, anotherConformanceOf: root) {
        let granted = providers.intersection(catalog.roots[root].provides)
        for provider in granted.sorted() where !inheritsAny(of: granted, provider) {
          keep(catalog.node(root: root), provider, .refinement(of: refined, place))
        }
      }
    }
  }

  /// Whether a library's protocol may have defaults for what else a root is: `Hashable` is answered in
  /// another way by what is `RawRepresentable`.
  private func mayAnswer(_ refined: Int32, anotherConformanceOf root: Int) -> Bool {
    guard !facts.isDefined(refined) else { return false }
    return catalog.bases(of: catalog.roots[root].symbol).contains { base in
      catalog.inheritedProtocols(base.base).union([base.base]).contains {
        catalog.providerOf[base.base] == nil && catalog.sliceOf[base.base] == nil
          && !facts.isDefined($0) && !facts.isMarker($0)
          && facts.symbols.base[Int($0)].kind == .protocol
      }
    }
  }

  /// Whether a root conforms to a protocol whatever slices have, or not at all.
  private func isAnyway(_ refined: Int32, root: Int, but providers: Set<Int>) -> Bool {
    let root = catalog.roots[root]
    let granting = root.grants.filter { providers.contains($0.provider) }
    if granting.isEmpty || granting.contains(where: { $0.slice == nil }) { return true }
    return catalog.bases(of: root.symbol).contains { base in
      let isOfSlices = catalog.providerOf[base.base] != nil || catalog.sliceOf[base.base] != nil
      return !isOfSlices && catalog.inheritedProtocols(base.base).contains(refined)
    }
  }

  private func inheritsAny(of others: Set<Int>, _ provider: Int) -> Bool {
    let inherited = catalog.providers[provider].protocols
    return others.contains { $0 != provider && inherited.contains(catalog.providers[$0].symbol) }
  }

  /// The types that casts to which find a protocol: `AnyHashable` is made of what is `Hashable`.
  private func askedFor(by symbol: Int32) -> Set<Int32> {
    guard !facts.isDefined(symbol), facts.name(symbol) == "Hashable" else { return [symbol] }
    let erased = facts.symbols(of: .struct) {
      !facts.isDefined($0) && facts.usr($0) == "s:s11AnyHashableV"
    }
    return Set(erased).union([symbol])
  }

  /// The first cast to a protocol, or condition that it is of a conformance.
  private func firstQuestion(about symbol: Int32) -> Unit.Place? {
    let references = catalog.references(to: askedFor(by: symbol))
    return references.lazy.compactMap { [self] reference -> Unit.Place? in
      let source = facts.source(reference.file)
      guard let token = facts.token(of: reference),
        source.isAskedFor(token) || source.isConditionOfConformance(token)
          || !openCasts.isEmpty && source.isTypeByItself(token)
      else { return nil }
      return Unit.Place(file: reference.file, occurrence: reference.index)
    }.first
  }
}

extension SourceText {
  /// Whether a name stands in the type of a cast, where the cast looks for it: `as? [any Loggable]`.
  fileprivate func isAskedFor(_ name: Int) -> Bool {
    var type = name
    while true {
      if testWord(before: type) != nil { return true }
      guard let open = enclosing(type), matchesAny(open, "[", "(") else { return false }
      type = open
    }
  }

  /// Whether a name stands for a type that a parameter may be: `let found: (any Loggable)? = find()`.
  fileprivate func isTypeByItself(_ name: Int) -> Bool {
    matches(name, "AnyHashable") || matches(compositionStart(name) - 1, "any")
  }

  /// Whether a token stands behind the `where` of an extension that conforms to something.
  fileprivate func isConditionOfConformance(_ token: Int) -> Bool {
    let header = (0..<token).reversed().prefix { !matchesAny($0, "{", "}", ";", "extension") }
    guard let first = header.last, matches(first - 1, "extension"),
      let condition = header.first(where: { matches($0, "where") })
    else { return false }
    return (first..<condition).contains { matches($0, ":") }
  }
}
