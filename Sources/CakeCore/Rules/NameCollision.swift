/// Two providers give one property name two types, so that no root has both.
enum NameCollision: Rule {
  static let id = RuleID.nameCollision

  static func findings(in program: Program) -> [Finding] {
    let facts = program.facts
    var byName: [String: [(provider: Int, requirement: Int32)]] = [:]
    for (index, provider) in program.catalog.providers.enumerated() {
      for requirement in provider.requirements
      where facts.symbols.base[Int(requirement)].kind.isProperty
        && facts.symbols.base[Int(requirement)].subkind != Subkind.subscripting
      {
        byName[facts.name(requirement), default: []].append((index, requirement))
      }
    }
    let hasDefault = namesWithDefaults(facts)
    var found: [Finding] = []
    for name in byName.keys.sorted() where byName[name]!.count > 1 {
      let all = byName[name]!.sorted {
        program.catalog.providers[$0.provider].name < program.catalog.providers[$1.provider].name
      }
      for (position, one) in all.enumerated() {
        for other in all[(position + 1)...] where one.provider != other.provider {
          guard let types = types(one.requirement, other.requirement, facts),
            !hasDefault.contains(name), mustMeet(one.provider, other.provider, program),
            !PropertyTypes(program).mayAnswerBoth(types.0, types.1)
          else { continue }
          found.append(finding(name, one, other, types, program))
        }
      }
    }
    return found
  }

  /// The properties that an extension of some protocol has: one of two requirements may be answered
  /// there, and the other by the root.
  private static func namesWithDefaults(_ facts: Facts) -> Set<String> {
    let properties = facts.symbols(of: .instanceProperty, .classProperty, .staticProperty) {
      let parent = facts.symbols.base[Int($0)].parent
      guard parent >= 0, facts.symbols.base[Int(parent)].kind == .extension else { return false }
      let extended = facts.extendedOrSelf(parent)
      return extended >= 0 && facts.symbols.base[Int(extended)].kind == .protocol
    }
    return Set(properties.map(facts.name))
  }

  private static func finding(
    _ name: String, _ one: (provider: Int, requirement: Int32),
    _ other: (provider: Int, requirement: Int32), _ types: (String, String), _ program: Program
  ) -> Finding {
    let facts = program.facts
    let providers = program.catalog.providers
    let first = program.shown(provider: one.provider)
    let second = program.shown(provider: other.provider)
    return Finding(
      rule: id, severity: id.defaultSeverity,
      message: "no root can provide both '\(first)' and '\(second)': "
        + "'\(name)' is '\(written(types.0, facts))' in one and "
        + "'\(written(types.1, facts))' in the other",
      location: facts.definitionPlace(one.requirement),
      subject: [
        .provider: .name(providers[one.provider].name),
        .other: .name(providers[other.provider].name),
      ],
      notes: [
        .init(
          message: "'\(second)' has it here", location: facts.definitionPlace(other.requirement))
      ])
  }

  /// The two types if they are known and different.
  private static func types(_ one: Int32, _ other: Int32, _ facts: Facts) -> (String, String)? {
    let isStatic = facts.symbols.base[Int(one)].kind == facts.symbols.base[Int(other)].kind
    guard isStatic, let first = Demangler.propertyType(usr: facts.usr(one)),
      let second = Demangler.propertyType(usr: facts.usr(other)), first != second
    else { return nil }
    return (first, second)
  }

  /// A type with `any` before the protocols in it, which the compiler's own text leaves out.
  private static func written(_ type: String, _ facts: Facts) -> String {
    let names = Set(type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." })
    let protocols = facts.symbols(of: .protocol) { number in
      names.contains { $0.hasSuffix(facts.name(number)) }
    }.map(facts.qualifiedName)
    return type.replacing(#/(& )?([\w.]+)/#) { match in
      let isFirst = match.1 == nil && protocols.contains(String(match.2))
      return isFirst ? "any \(match.2)" : String(match.0)
    }
  }

  /// Whether something asks for both of one value, or for what inherits them; where a type has both, it
  /// can be done.
  private static func mustMeet(_ one: Int, _ other: Int, _ program: Program) -> Bool {
    let pair: Set = [one, other]
    if program.coverings.cover(pair) { return false }
    let catalog = program.catalog
    let bringing = pair.map {
      Set(catalog.providersWithProtocol[catalog.providers[$0].symbol] ?? [])
    }
    func meet(_ needs: Set<Int>) -> Bool {
      bringing.allSatisfy { !$0.isDisjoint(with: needs) }
    }
    return catalog.slices.contains { meet($0.needs) }
      || program.flow.signatures.composed.values.contains(where: meet)
  }
}
