/// Turns a program and its findings into the value that the formats print.
struct ReportBuilder {
  let program: Program
  /// Whether to say what each thing needs, provides, uses and hands on, and who takes it.
  var listsUses = true
  private var catalog: Catalog { program.catalog }
  private var facts: Facts { program.facts }

  func report(_ findings: [Finding]) -> Report {
    // What consumers do is worked out as it is asked for, by one thread.
    let (consumers, slices, providers, roots) = SharedWork.all(
      jobs: facts.jobs, self.consumers, self.slices, self.providers, self.roots)
    return Report(
      extent: .init(
        modules: Set(facts.files.lazy.filter(\.isOwn).map(\.module)).count,
        files: facts.files.count(where: \.isOwn), occurrences: facts.occurrenceCount,
        unnamed: unnamed(), needsOfOthers: needsOfOthers()),
      providers: providers, slices: slices, consumers: consumers, roots: roots,
      findings: findings,
      needs: catalog.slices.lazy.filter(\.isOwn).reduce(0) { $0 + $1.namedProviders.count })
  }

  private func unnamed() -> [SourcePlace] {
    program.flow.signatures.unnamed.compactMap { use in
      let file = facts.files[use.file]
      guard file.isOwn, !file.isTest else { return nil }
      let occurrence = file.record.occurrences.base[use.occurrence]
      return SourcePlace(
        file: file.path, line: Int(occurrence.line), column: Int(occurrence.column))
    }.sorted()
  }

  /// How many needs that own slices name stay for packages out of sight.
  private func needsOfOthers() -> Int {
    program.liveness.found.reduce(0) { count, seed in
      guard case .doubt(.library) = seed.reason, catalog.isSlice(seed.need.node),
        catalog.slices[seed.need.node.number].isOwn
      else { return count }
      let named = catalog.slices[seed.need.node.number].namedProviders
      return count + named.count { $0.provider == seed.need.provider }
    }
  }

  private func names(_ providers: some Sequence<Int>) -> [String] {
    listsUses ? Set(providers.map { catalog.providers[$0].name }).sorted() : []
  }

  private func providers() -> [Report.Provider] {
    catalog.providers.indices.filter(isNamedHere).map { catalog.providers[$0] }.map { provider in
      Report.Provider(
        name: provider.name, module: provider.module,
        requirements: provider.requirements.map(facts.name).sorted(),
        location: facts.definitionPlace(provider.symbol))
    }.sorted { ($0.name, $0.location) < ($1.name, $1.location) }
  }

  /// Whether a provider is the package's own, or another package's that something here names.
  private func isNamedHere(_ index: Int) -> Bool {
    let symbol = catalog.providers[index].symbol
    let file = facts.symbols.base[Int(symbol)].definitionFile
    if file >= 0, facts.files[Int(file)].isOwn { return true }
    return catalog.slices.contains { $0.isOwn && $0.needs.contains(index) }
      || catalog.roots.contains { $0.isOwn && $0.provides.contains(index) }
      || catalog.references(to: [symbol]).contains { facts.files[$0.file].isOwn }
  }

  private func slices() -> [Report.Slice] {
    catalog.slices.indices.filter { catalog.slices[$0].isOwn }.map(slice)
      .sorted { $0.name < $1.name }
  }

  private func slice(_ index: Int) -> Report.Slice {
    let slice = catalog.slices[index]
    let consumers = listsUses ? program.consumersOfSlice[index] : []
    return Report.Slice(
      name: slice.name, module: slice.module, needs: names(slice.needs),
      consumers: consumers.map { program.consumers[$0].name }.sorted(), location: slice.place)
  }

  private func consumers() -> [Report.Consumer] {
    program.consumers.indices.filter { number in
      let symbol = program.consumers[number].symbol
      return facts.files[Int(facts.symbols.base[Int(symbol)].definitionFile)].isOwn
    }.map(consumer).sorted { ($0.name, $0.location) < ($1.name, $1.location) }
  }

  private func consumer(_ number: Int) -> Report.Consumer {
    let consumer = program.consumers[number]
    var found = Report.Consumer(
      name: consumer.name, module: consumer.module, slices: [], uses: [], forwards: [],
      location: consumer.place)
    guard listsUses else { return found }
    found.slices = consumer.slices.map { catalog.slices[$0].name }.sorted()
    let dealings = program.dealings(of: number)
    for (provider, place) in dealings.uses {
      found.usePlaces[catalog.providers[provider].name] = program.place(place)
    }
    found.uses = found.usePlaces.keys.sorted()
    found.forwards = dealings.forwards.map { target, needs in
      Report.Forward(to: name(of: target), needs: names(needs))
    }.sorted { $0.to == $1.to ? $0.needs.lexicographicallyPrecedes($1.needs) : $0.to < $1.to }
    return found
  }

  private func name(of target: Int32) -> String {
    program.consumerNumbers[target].map { program.consumers[$0].name }
      ?? facts.qualifiedName(target)
  }

  private func roots() -> [Report.Root] {
    zip(catalog.roots, RootPart.all(in: program)).filter(\.0.isOwn).map { root, part in
      Report.Root(
        name: root.name, module: root.module, kind: root.kind,
        isDevelopment: part == .development, provides: names(root.provides), location: root.place)
    }.sorted { ($0.name, $0.location) < ($1.name, $1.location) }
  }
}
