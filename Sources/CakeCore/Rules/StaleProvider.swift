/// What is left of a dependency when the last need of it has gone: a value of a root that answers no
/// conformance and that nobody reads, or a provider protocol that nobody names.
enum StaleProvider: Rule {
  static let id = RuleID.staleProvider

  static func findings(in program: Program) -> [Finding] {
    let values = StaleValues(program)
    let fixes = StaleFixes(program, values)
    return values.groups.map { finding($0, fixes, program) }
      + program.staleProtocols.all(in: program).map { provider in
        finding(provider, values.doubtful.filter { $0.provider == provider }, fixes, program)
      }
  }

  private static func finding(
    _ group: StaleValues.Group, _ fixes: StaleFixes, _ program: Program
  ) -> Finding {
    let root = program.catalog.roots[group.root]
    let provider = group.provider.map { program.catalog.providers[$0] }
    let facts = program.facts
    let name = facts.name(group.members[0])
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
          message: facts.name(member) == name
            ? "'\(facts.qualifiedName(member))' overrides it"
            : "'\(facts.name(member))' serves nothing else",
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
      message: "nothing names '\(program.shown(provider.symbol))'"
        + (program.facts.extensions(of: provider.symbol).isEmpty ? "" : " but its own extensions"),
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
