/// What is left of a dependency when the last need of it has gone: a value of a root that answers no
/// conformance and that nobody reads, or a provider protocol that nobody names.
enum StaleProvider: Rule {
  static let id = RuleID.staleProvider

  static func findings(in program: Program) -> [Finding] {
    let values = StaleValues(program)
    let fixes = StaleFixes(program, values)
    return values.groups.map { finding($0, fixes, program) }
      + StaleProtocols.unnamed(in: program).map { provider in
        finding(provider, values.doubtful.filter { $0.provider == provider }, fixes, program)
      }
  }

  private static func finding(
    _ group: StaleValues.Group, _ fixes: StaleFixes, _ program: Program
  ) -> Finding {
    let root = program.catalog.roots[group.root]
    let provider = group.provider.map { program.catalog.providers[$0] }
    let name = program.facts.name(group.members[0])
    var subject: [Finding.SubjectKey: Finding.Subject] = [.root: .name(root.name)]
    if let provider {
      subject[.provider] = .name(provider.name)
    } else {
      subject[.symbol] = .name(program.facts.qualifiedName(group.members[0]))
    }
    let reason =
      provider.map { "it does not conform to '\(program.shown($0.symbol))'" }
      ?? "it answers no provider"
    return Finding(
      rule: id, severity: provider == nil ? .info : id.defaultSeverity,
      message: "'\(program.shown(root.symbol))' has '\(name)', which nothing reads: \(reason)",
      location: program.facts.definitionPlace(group.members[0]), subject: subject,
      notes: group.members.dropFirst().map { member in
        .init(
          message: "'\(program.facts.name(member))' serves nothing else",
          location: program.facts.definitionPlace(member))
      },
      fix: fixes.fix(removing: group))
  }

  private static func finding(
    _ index: Int, _ doubtful: [StaleValues.Group], _ fixes: StaleFixes, _ program: Program
  ) -> Finding {
    let provider = program.catalog.providers[index]
    return Finding(
      rule: id, severity: id.defaultSeverity,
      message: "nothing names '\(program.shown(provider.symbol))'",
      location: program.facts.definitionPlace(provider.symbol),
      subject: [.provider: .name(provider.name)],
      notes: doubtful.map { group in
        .init(
          message: "'\(program.shown(program.catalog.roots[group.root].symbol))' has "
            + "'\(program.facts.name(group.members[0]))'; whether anything reads it is not known",
          location: program.facts.definitionPlace(group.members[0]))
      },
      fix: fixes.fix(removingProtocol: provider.symbol))
  }
}

/// Provider protocols that stand nowhere but where they are declared and extended.
enum StaleProtocols {
  static func unnamed(in program: Program) -> [Int] {
    let (catalog, facts) = (program.catalog, program.facts)
    let candidates = catalog.providers.indices.filter { index in
      let symbol = catalog.providers[index].symbol
      let file = facts.symbols.base[Int(symbol)].definitionFile
      return file >= 0 && facts.files[Int(file)].isOwn
    }
    let named = named(of: Set(candidates.map { catalog.providers[$0].symbol }), program)
    return candidates.filter { index in
      let symbol = catalog.providers[index].symbol
      return !named.contains(symbol) && !program.text.mentions(index)
        && !Visibility.isOpenToOthers(symbol, program)
        && !program.isKept(StaleProvider.id, at: facts.definitionPlace(symbol))
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
  private static func isPlain(_ symbol: Int32, _ program: Program) -> Bool {
    guard let text = program.flow.declarations.text(of: symbol) else { return false }
    let file = Int(program.facts.symbols.base[Int(symbol)].definitionFile)
    return program.facts.source(file).start(ofMember: text.nameToken) != nil
  }
}
