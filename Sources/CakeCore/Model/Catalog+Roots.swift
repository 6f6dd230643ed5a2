extension Catalog {
  /// Finds the concrete types that conform to providers, and through which clause.
  func findRoots() {
    var grants: [Int32: [Root.Grant]] = [:]
    let types = basesOf.filter { facts.symbols.base[Int($0.key)].kind.isNominal }
    let granted = SharedWork.values(of: Array(types.values), jobs: facts.jobs, self.grants)
    for (type, found) in zip(types.keys, granted) where !found.isEmpty { grants[type] = found }
    inherit(&grants)
    foreignProvisions = grants.keys.filter { !facts.isDefined($0) }.sorted()
      .map { type in Set(grants[type]!.map(\.provider)) }
    // What conforms to nothing that a slice names, to a `HasTitle` say, puts nothing together. Where
    // there are no slices at all, nobody can tell.
    let named = slices.reduce(into: Set<Int>()) { $0.formUnion($1.needs) }
      .reduce(into: Set<Int>()) { found, provider in
        found.formUnion(providers[provider].protocols.compactMap { providerOf[$0] })
      }
    let found = grants.filter { type, grants in
      facts.isDefined(type)
        && (slices.isEmpty || grants.contains { named.contains($0.provider) })
    }
    roots = SharedWork.values(of: found.sorted { $0.key < $1.key }, jobs: facts.jobs) {
      self.root($0.key, granted: $0.value)
    }
    for (number, root) in roots.enumerated() { rootOf[root.symbol] = number }
  }

  private func root(_ type: Int32, granted: [Root.Grant]) -> Root {
    let own = granted.sorted {
      $0.provider == $1.provider
        ? ($0.place, $0.slice ?? -1) < ($1.place, $1.slice ?? -1) : $0.provider < $1.provider
    }
    let file = facts.files[Int(facts.symbols.base[Int(type)].definitionFile)]
    return Root(
      symbol: type, name: facts.qualifiedName(type), module: facts.module(type),
      place: facts.definitionPlace(type), isOwn: file.isOwn, kind: kind(of: type, in: file),
      grants: own, provides: Set(own.map(\.provider)))
  }

  private func grants(of bases: [Facts.Base]) -> [Root.Grant] {
    var found: [Root.Grant] = []
    var last: (place: SourcePlace, slice: Int?)?
    // What a superclass has is inherited later.
    for base in bases where facts.symbols.base[Int(base.base)].kind != .class {
      let granted = protocols(grantedBy: base.base).compactMap { providerOf[$0] }
      guard !granted.isEmpty else { continue }
      let occurrence = facts.files[Int(base.file)].record.occurrences.base[Int(base.occurrence)]
      let place = facts.place(file: base.file, occurrence: base.occurrence)
      // An alias stands for many of them.
      let slice = place == last?.place ? last?.slice : self.slice(at: base, occurrence)
      last = (place, slice)
      for provider in granted {
        found.append(
          .init(
            provider: provider, slice: slice ?? sliceOf[base.base], place: place,
            file: Int(base.file), isWritten: true))
      }
    }
    return found
  }

  private func protocols(grantedBy symbol: Int32) -> Set<Int32> {
    if let provider = providerOf[symbol], providers[provider].symbol == symbol {
      return providers[provider].protocols
    }
    return inheritedProtocols(symbol)
  }

  /// The alias that the compiler flattened into this conformance, if one stands at its place.
  func slice(at base: Facts.Base, _ occurrence: RecordFacts.Occurrence) -> Int? {
    let file = Int(base.file)
    let (record, numbers) = (facts.files[file].record, facts.files[file].numbers)
    for index in facts.occurrences(in: file, line: occurrence.line, column: occurrence.column) {
      let other = record.occurrences.base[index]
      if let slice = sliceOf[numbers.base[Int(other.symbol)]], !slices[slice].isProtocol {
        return slice
      }
    }
    return nil
  }

  /// A subclass provides what its superclass does.
  private func inherit(_ grants: inout [Int32: [Root.Grant]]) {
    var changed = true
    var rounds = 0
    while changed, rounds < 32 {
      changed = false
      rounds += 1
      for (type, bases) in basesOf where facts.symbols.base[Int(type)].kind == .class {
        for base in bases where facts.symbols.base[Int(base.base)].kind == .class {
          let missing = (grants[base.base] ?? []).filter { inherited in
            !(grants[type] ?? []).contains { $0.provider == inherited.provider }
          }
          for grant in missing {
            grants[type, default: []].append(
              .init(
                provider: grant.provider, slice: nil, place: grant.place, file: grant.file,
                isWritten: false))
            changed = true
          }
        }
      }
    }
  }

  /// Whether a root conforms to a protocol with an associated type: extensions of that may ask of
  /// another type, a scope's parent say, to conform as well.
  func hasAssociatedTypes(root: Int) -> Bool { hasAssociatedTypes(roots[root].symbol) }

  /// Whether a protocol, or one that a type conforms to or inherits from, may have an associated type.
  func hasAssociatedTypes(_ symbol: Int32) -> Bool {
    inheritedProtocols(symbol).contains { parent in
      ownersOfAssociatedTypes.contains(parent) || isUnknown(parent)
    }
  }

  /// Whether a protocol is from outside the program and may require anything.
  func isUnknown(_ parent: Int32) -> Bool {
    !facts.isDefined(parent) && facts.name(parent) != "Sendable"
  }

  private func kind(of type: Int32, in file: Facts.File) -> RootKind {
    let isScope = bases(of: type).contains { facts.name($0.base) == "DependencyScope" }
    if isScope { return .scope }
    return file.isTest ? .test : .app
  }
}
