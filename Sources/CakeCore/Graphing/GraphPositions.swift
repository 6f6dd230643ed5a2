/// Where the program's own things stand in the model: sorted by module and name.
struct GraphPositions {
  /// By position, the number in the program.
  let providers: [Int]
  let features: [Int]
  let roots: [Int]
  let slices: [Int]
  /// The other way round.
  let provider: [Int: Int]
  let feature: [Int: Int]
  let root: [Int: Int]
  let slice: [Int: Int]

  init(_ program: Program) {
    let (catalog, facts) = (program.catalog, program.facts)
    func sorted(
      _ numbers: some Sequence<Int>, _ name: (Int) -> (String, String, SourcePlace)
    ) -> [Int] {
      numbers.map { ($0, name($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
    }
    slices = sorted(catalog.slices.indices.filter { catalog.slices[$0].isOwn }) {
      (catalog.slices[$0].module, catalog.slices[$0].name, catalog.slices[$0].place)
    }
    features = sorted(
      program.consumers.indices.filter { number in
        let file = facts.symbols.base[Int(program.consumers[number].symbol)].definitionFile
        return file >= 0 && facts.files[Int(file)].isOwn
      }
    ) { (program.consumers[$0].module, program.consumers[$0].name, program.consumers[$0].place) }
    roots = sorted(catalog.roots.indices.filter { catalog.roots[$0].isOwn }) {
      (catalog.roots[$0].module, catalog.roots[$0].name, catalog.roots[$0].place)
    }
    // A dependency's providers only where this program has to do with them.
    var inUse: Set<Int> = []
    for root in roots { inUse.formUnion(catalog.roots[root].provides) }
    for slice in slices { inUse.formUnion(catalog.slices[slice].needs) }
    for consumer in features {
      for slice in program.consumers[consumer].slices {
        inUse.formUnion(catalog.slices[slice].needs)
      }
    }
    let named = catalog.providers.indices.filter { number in
      let file = facts.symbols.base[Int(catalog.providers[number].symbol)].definitionFile
      return inUse.contains(number) || file >= 0 && facts.files[Int(file)].isOwn
    }
    providers = sorted(named) {
      let provider = catalog.providers[$0]
      return (provider.module, provider.name, facts.definitionPlace(provider.symbol))
    }
    func positions(_ numbers: [Int]) -> [Int: Int] {
      Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($1, $0) })
    }
    provider = positions(providers)
    feature = positions(features)
    root = positions(roots)
    slice = positions(slices)
  }

  func providers(_ numbers: Set<Int>) -> [Int] { numbers.compactMap { provider[$0] }.sorted() }
}
