/// What each concrete type provides: roots, types from elsewhere that are extended here, and types
/// inside function bodies, which the index leaves out.
final class Coverings {
  private let catalog: Catalog
  private var facts: Facts { catalog.facts }
  private lazy var localTypes = LocalTypes(catalog).provisions()

  init(_ catalog: Catalog) { self.catalog = catalog }

  /// Whether one type provides all of some providers.
  func cover(_ providers: Set<Int>) -> Bool {
    catalog.roots.contains { providers.isSubset(of: $0.provides) }
      || catalog.foreignProvisions.contains(where: providers.isSubset)
      || localTypes.contains(where: providers.isSubset)
  }
}

/// The types that stand in function bodies, and in branches that were left out, read from the text.
///
/// Names are taken for whatever they could mean, so that a type provides rather too much.
struct LocalTypes {
  private let catalog: Catalog
  private var facts: Facts { catalog.facts }
  /// What a name in a clause brings.
  private let providersNamed: [String: Set<Int>]

  init(_ catalog: Catalog) {
    self.catalog = catalog
    var named: [String: Set<Int>] = [:]
    func add(_ symbol: Int32, _ providers: Set<Int>) {
      named[catalog.facts.name(symbol), default: []].formUnion(providers)
    }
    for (symbol, provider) in catalog.providerOf {
      add(symbol, Set(catalog.providers[provider].protocols.compactMap { catalog.providerOf[$0] }))
    }
    for slice in catalog.slices { add(slice.symbol, slice.needs) }
    for root in catalog.roots { add(root.symbol, root.provides) }
    providersNamed = named
  }

  func provisions() -> [Set<Int>] {
    facts.files.indices.filter { facts.files[$0].isOwn }.flatMap(provisions)
  }

  private func provisions(in file: Int) -> [Set<Int>] {
    let source = facts.source(file)
    var clauses: [(name: String, range: Range<Int>)] = []
    var aliases: [String: Range<Int>] = [:]
    for token in 0..<max(0, source.count - 2) where source.isIdentifier(token + 1) {
      let isType = source.opensType(token)
      guard isType || source.matches(token, "typealias"), isUnknown(token + 1, in: file) else {
        continue
      }
      let name = source.name(at: token + 1)
      if isType, let clause = source.inheritanceClause(ofTypeAt: token + 1) {
        clauses.append((name, clause))
      } else if !isType {
        aliases[name] = source.declaration(at: token + 1, .alias).header
      }
    }
    guard !clauses.isEmpty else { return [] }
    // A local type may inherit from another one.
    let own = Dictionary(clauses.map { ($0.name, $0.range) }) { first, _ in first }
    return clauses.map { clause in
      var seen: Set<String> = [clause.name]
      return providers(in: clause.range, source, own.merging(aliases) { first, _ in first }, &seen)
    }
  }

  private func isUnknown(_ name: Int, in file: Int) -> Bool {
    facts.occurrences(at: name, in: file).isEmpty
  }

  private func providers(
    in range: Range<Int>, _ source: SourceText, _ local: [String: Range<Int>],
    _ seen: inout Set<String>
  ) -> Set<Int> {
    var found: Set<Int> = []
    for token in range where source.isIdentifier(token) {
      let name = source.name(at: token)
      found.formUnion(providersNamed[name] ?? [])
      if let further = local[name], seen.insert(name).inserted {
        found.formUnion(providers(in: further, source, local, &seen))
      }
    }
    return found
  }
}
