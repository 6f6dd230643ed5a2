/// A root outside tests provides what nothing asks for.
enum UnusedProvider: Rule {
  static let id = RuleID.unusedProvider

  static func findings(in program: Program) -> [Finding] {
    let catalog = program.catalog
    let asked = Demand(program).asked()
    var found: [Finding] = []
    for root in catalog.roots where root.isOwn && root.kind != .test {
      for grant in root.grants
      where grant.slice == nil && grant.isWritten && !asked.contains(grant.provider) {
        let provider = catalog.providers[grant.provider]
        // Only where the clause names this very provider, not one that inherits from it.
        guard names(grant, provider, program) else { continue }
        found.append(
          Finding(
            rule: id, severity: id.defaultSeverity,
            message: "'\(program.facts.name(root.symbol))' provides "
              + "'\(program.facts.name(provider.symbol))', which nothing asks for",
            location: grant.place,
            subject: [.root: .name(root.name), .provider: .name(provider.name)],
            notes: [
              .init(
                message: "'\(program.facts.name(provider.symbol))' is declared here",
                location: program.facts.definitionPlace(provider.symbol))
            ]))
      }
    }
    return found
  }

  private static func names(
    _ grant: Root.Grant, _ provider: Provider, _ program: Program
  ) -> Bool {
    let facts = program.facts
    for index in facts.occurrences(
      in: grant.file, line: Int32(grant.place.line), column: Int32(grant.place.column))
    {
      let occurrence = facts.files[grant.file].record.occurrences.base[index]
      if facts.files[grant.file].numbers.base[Int(occurrence.symbol)] == provider.symbol {
        return !occurrence.roles.contains(.implicit)
      }
    }
    return false
  }
}

/// The providers that anything in the program asks for.
struct Demand {
  private let program: Program
  private var catalog: Catalog { program.catalog }
  private var facts: Facts { program.facts }

  init(_ program: Program) { self.program = program }

  func asked() -> Set<Int> {
    var asked: Set<Int> = []
    for slice in catalog.slices { asked.formUnion(slice.needs) }
    for (_, unit) in program.flow.units { asked.formUnion(unit.uses.keys) }
    for signature in program.flow.signatures.all.values {
      for case .provider(let provider) in signature.mentions.map(\.target) {
        asked.insert(provider)
      }
    }
    for case .provider(let provider) in program.flow.signatures.lostMentions {
      asked.insert(provider)
    }
    for provider in catalog.providers.indices where !asked.contains(provider) {
      if isReadThroughRoot(provider) || program.text.mentions(provider) { asked.insert(provider) }
    }
    // What inherits from an asked-for provider is asked for by its parents' members too.
    for (index, provider) in catalog.providers.enumerated() where asked.contains(index) {
      for other in catalog.providers.indices
      where provider.protocols.contains(catalog.providers[other].symbol) { asked.insert(other) }
    }
    return asked
  }

  /// Whether anybody reads a root's own property that answers the requirement.
  private func isReadThroughRoot(_ provider: Int) -> Bool {
    let requirements = Set(
      catalog.providers[provider].protocols.flatMap { protocolSymbol in
        catalog.providers.filter { $0.symbol == protocolSymbol }.flatMap(\.requirements)
      })
    var witnesses: Set<Int32> = []
    for index in 0..<facts.overrides.count {
      let relation = facts.overrides.base[index]
      if requirements.contains(relation.overridden) { witnesses.insert(relation.overriding) }
    }
    for file in catalog.files(with: witnesses) {
      let record = facts.files[file].record
      for index in 0..<record.occurrences.count {
        let occurrence = record.occurrences.base[index]
        if occurrence.roles.contains(.reference),
          witnesses.contains(facts.files[file].numbers.base[Int(occurrence.symbol)])
        {
          return true
        }
      }
    }
    return false
  }
}
