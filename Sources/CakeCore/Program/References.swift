/// Who refers to each slice: other slices in their composition, or anything else.
struct References {
  struct Referrers {
    var isUsed = false
    var slices: Set<Int> = []
  }

  private let program: Program
  private let termPlaces: Set<Place>
  private var catalog: Catalog { program.catalog }
  private var facts: Facts { program.facts }

  private struct Place: Hashable {
    var file: Int
    var line: Int
    var column: Int
  }

  init(_ program: Program) {
    self.program = program
    termPlaces = Set(
      program.catalog.slices.flatMap { slice in
        slice.terms.map { Place(file: slice.file, line: $0.place.line, column: $0.place.column) }
      })
  }

  func referrers() -> [Referrers] {
    var found = Array(repeating: Referrers(), count: catalog.slices.count)
    for (index, slice) in catalog.slices.enumerated() {
      for other in slice.includedSlices { found[other].slices.insert(index) }
      if saysAssociatedType(slice) { found[index].isUsed = true }
    }
    for reference in catalog.references(to: Set(catalog.sliceOf.keys)) {
      let slice = catalog.sliceOf[reference.symbol]!
      if !found[slice].isUsed {
        let place = Place(
          file: reference.file, line: Int(reference.occurrence.line),
          column: Int(reference.occurrence.column))
        found[slice].isUsed = !termPlaces.contains(place)
      }
    }
    return found
  }

  /// Whether an alias says what an associated type is: in a type that conforms, or of all those that
  /// conform to a protocol.
  private func saysAssociatedType(_ slice: Slice) -> Bool {
    if program.overriding.contains(slice.symbol) { return true }
    let parent = facts.nominalParent(slice.symbol)
    return parent >= 0 && facts.symbols.base[Int(parent)].kind == .protocol
      && catalog.hasAssociatedTypes(parent)
  }
}

extension Program {
  var referrers: [References.Referrers] { once { References($0).referrers() } }
}
