/// Provider protocols that stand nowhere but where they are declared and extended.
struct StaleProtocols {
  /// The package's providers that nothing names, by number.
  private let unnamed: [Int]

  /// What it works out follows from declarations alone, whatever is needed.
  init(_ program: Program) {
    let (catalog, facts) = (program.catalog, program.facts)
    let candidates = catalog.providers.indices.filter { index in
      let file = facts.symbols.base[Int(catalog.providers[index].symbol)].definitionFile
      return file >= 0 && facts.files[Int(file)].isOwn
    }
    let named = Self.named(of: Set(candidates.map { catalog.providers[$0].symbol }), program)
    unnamed = candidates.filter { !named.contains(catalog.providers[$0].symbol) }
  }

  func all(in program: Program) -> [Int] {
    unnamed.filter { index in
      let symbol = program.catalog.providers[index].symbol
      return !program.text.mentions(index) && !Visibility.isOpenToOthers(symbol, program)
        && !program.isKept(StaleProvider.id, at: program.facts.definitionPlace(symbol))
        && isPlain(symbol, program)
    }
  }

  /// The protocols that something names that is not an extension of the same protocol.
  private static func named(of symbols: Set<Int32>, _ program: Program) -> Set<Int32> {
    let facts = program.facts
    var named: Set<Int32> = []
    for reference in program.catalog.references(to: symbols)
    where !named.contains(reference.symbol) {
      let owner = program.flow.owner(of: reference)
      if extended(around: owner, facts) == reference.symbol { continue }
      // The extension's own name and clause stand in no declaration.
      if let token = facts.token(of: reference),
        case .header(let symbol)? = program.flow.declarations.owner(
          ofToken: token, in: reference.file),
        extended(around: symbol, facts) == reference.symbol
      {
        continue
      }
      named.insert(reference.symbol)
    }
    return named
  }

  /// What the extension extends that a declaration is or stands in.
  private static func extended(around symbol: Int32, _ facts: Facts) -> Int32? {
    var symbol = symbol
    while symbol >= 0 {
      let value = facts.symbols.base[Int(symbol)]
      if value.kind == .extension { return value.extended }
      symbol = value.parent
    }
    return nil
  }

  /// Whether no attribute may make more of the protocol than it says.
  private func isPlain(_ symbol: Int32, _ program: Program) -> Bool {
    guard let text = program.flow.declarations.text(of: symbol) else { return false }
    let file = Int(program.facts.symbols.base[Int(symbol)].definitionFile)
    return program.facts.source(file).start(ofMember: text.nameToken) != nil
  }
}

extension Program {
  var staleProtocols: StaleProtocols { once(StaleProtocols.init) }
}
