/// Who refers to each slice: other slices in their composition, or anything else.
struct References {
  struct Referrers {
    var isUsed = false
    var slices: Set<Int> = []
  }

  private let program: Program
  private let termPlaces: Set<SourcePlace>
  private var catalog: Catalog { program.catalog }
  private var facts: Facts { program.facts }

  init(_ program: Program) {
    self.program = program
    termPlaces = Set(program.catalog.slices.flatMap { $0.terms.map(\.place) })
  }

  func referrers() -> [Referrers] {
    var found = Array(repeating: Referrers(), count: catalog.slices.count)
    let associated = associatedTypes()
    for (index, slice) in catalog.slices.enumerated() {
      for other in slice.includedSlices { found[other].slices.insert(index) }
      if isWitness(slice, associated) { found[index].isUsed = true }
    }
    for reference in catalog.references(to: Set(catalog.sliceOf.keys)) {
      let slice = catalog.sliceOf[reference.symbol]!
      if !found[slice].isUsed, !termPlaces.contains(facts.place(of: reference)) {
        found[slice].isUsed = true
      }
    }
    return found
  }

  /// The associated types of the program's protocols, by name.
  private func associatedTypes() -> [String: Set<Int32>] {
    var found: [String: Set<Int32>] = [:]
    for number in 0..<facts.symbols.count {
      let symbol = facts.symbols.base[number]
      if symbol.subkind == Subkind.associatedType {
        found[facts.name(Int32(number)), default: []].insert(facts.extendedOrSelf(symbol.parent))
      }
    }
    return found
  }

  /// Whether an alias inside a type gives a protocol's associated type its meaning.
  private func isWitness(_ slice: Slice, _ associated: [String: Set<Int32>]) -> Bool {
    let parent = facts.nominalParent(slice.symbol)
    guard parent >= 0 else { return false }
    var protocols: Set<Int32> = []
    for base in catalog.bases(of: parent) {
      protocols.formUnion(catalog.inheritedProtocols(base.base))
    }
    if !protocols.isDisjoint(with: associated[facts.name(slice.symbol)] ?? []) { return true }
    return protocols.contains(where: catalog.isUnknown)
  }
}
