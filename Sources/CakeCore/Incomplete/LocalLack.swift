/// What a type inside of a function lacks, of which the index has nothing.
struct LocalLack {
  let name: String
  /// Where it is declared; the file's path is absolute.
  let place: SourcePlace
  private(set) var notes: [CompilerMessage]
  private var providers: Set<Int> = []

  /// Nil where an error is about anything else than a type that is declared there.
  init?(
    _ error: ConformanceError, _ message: CompilerMessage, _ beside: ArraySlice<CompilerMessage>,
    in facts: Facts
  ) {
    guard message.text.hasPrefix("type '"),
      let file = facts.files.firstIndex(where: { $0.absolutePath == error.place.file })
    else { return nil }
    let source = facts.source(file)
    guard let token = source.token(at: error.place), source.opensType(token - 1),
      facts.symbols(at: token, in: file).isEmpty
    else { return nil }
    (name, place, notes) = (source.name(at: token), error.place, Array(beside))
  }

  mutating func add(_ providers: [Int], _ notes: [CompilerMessage]) {
    self.providers.formUnion(providers)
    self.notes += notes.filter { !self.notes.contains($0) }
  }

  func finding(in incomplete: IncompleteRoots) -> Finding? {
    let (program, catalog) = (incomplete.program, incomplete.program.catalog)
    guard let location = incomplete.place(place) else { return nil }
    let providers = providers.sorted { catalog.providers[$0].name < catalog.providers[$1].name }
    let names = providers.map { "'\(program.shown(provider: $0))'" }
    return Finding(
      rule: .missingProvider, severity: .error,
      message: "'\(name)' lacks \(LackText.list(names))", location: location,
      subject: [
        .root: .name(name), .providers: .names(providers.map { catalog.providers[$0].name }),
      ],
      notes: providers.flatMap { requirements(of: $0, program) }
        + notes.compactMap { candidate($0, incomplete) })
  }

  /// What the compiler misses of a provider.
  private func requirements(of provider: Int, _ program: Program) -> [Finding.Note] {
    let facts = program.facts
    return program.catalog.inheritedProviders[provider]
      .flatMap { program.catalog.providers[$0].requirements }.sorted()
      .filter { requirement in notes.contains { $0.asks(for: requirement, facts) } }
      .map { requirement in
        let owner = program.catalog.providerOf[facts.nominalParent(requirement)] ?? provider
        let text = RequirementText(of: requirement, facts)
          .signature(of: requirement, program.flow.declarations)
        return .init(
          message: "'\(program.shown(provider: owner))' requires '\(text)'",
          location: facts.definitionPlace(requirement))
      }
  }

  /// What the compiler says of a member that does not do.
  private func candidate(
    _ note: CompilerMessage, _ incomplete: IncompleteRoots
  ) -> Finding.Note? {
    guard note.text.hasPrefix("candidate "), let place = incomplete.place(note.place) else {
      return nil
    }
    return .init(message: note.text, location: place)
  }
}

extension CompilerMessage {
  /// Whether it points to a requirement that is not met.
  func asks(for requirement: Int32, _ facts: Facts) -> Bool {
    let named = facts.definitionPlace(requirement)
    let file = facts.files[Int(facts.symbols.base[Int(requirement)].definitionFile)].absolutePath
    guard text.hasPrefix("protocol requires ") else { return false }
    // Where a module does not say where its sources are, the place has a name for the file.
    let name =
      facts.qualifiedName(facts.nominalParent(requirement))
      + "." + facts.name(requirement).prefix { $0 != "(" }
    return place.file == name
      || place == SourcePlace(file: file, line: named.line, column: named.column)
  }
}
