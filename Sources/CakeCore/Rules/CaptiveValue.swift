/// A slot that outlives a scope is filled from something of that scope's.
enum CaptiveValue: Rule {
  static let id = RuleID.captiveValue

  static func findings(in program: Program) -> [Finding] {
    let construction = program.construction
    let calls = construction.slotCalls
    var found: [Finding] = ForwardedProviders(program).findings
    var values: [Int: OwnValues] = [:]
    for call in calls.all {
      for root in calls.roots(of: call.container)
      where program.catalog.roots[root].kind == .scope {
        let own = values[root] ?? OwnValues(construction, root: root)
        values[root] = own
        guard let slot = longerLived(call.slot, on: root, construction),
          let value = own.first(
            in: call.maker,
            CodeReader(program.facts, file: call.file, construction.members), call.locals)
        else { continue }
        found.append(finding(call, slot, value, root, program))
      }
    }
    return found
  }

  /// The slot if it is its parent's, or one that no scope has.
  private static func longerLived(
    _ slot: Code, on root: Int, _ construction: Construction, depth: Int = 0
  ) -> Int32? {
    guard case .member(let base, let symbol, _) = slot, depth < 8 else { return nil }
    let facts = construction.facts
    let isStored = construction.members.isStored(symbol)
    switch facts.symbols.base[Int(symbol)].kind {
    case .instanceProperty:
      if let base, !base.isThis {
        return isStored && construction.leadsToParent(base) ? symbol : nil
      }
      // A property of the scope's may do nothing but name another's slot.
      guard case .result(let code)? = construction.stepsOfComputed(symbol, on: root)?.first else {
        return nil
      }
      return longerLived(code, on: root, construction, depth: depth + 1)
    case .staticProperty, .classProperty: return isStored ? symbol : nil
    case .variable: return isStored && facts.nominalParent(symbol) < 0 ? symbol : nil
    default: return nil
    }
  }

  private static func finding(
    _ call: SlotCalls.Call, _ slot: Int32, _ value: OwnValues.Own, _ root: Int, _ program: Program
  ) -> Finding {
    let facts = program.facts
    let scope = program.catalog.roots[root]
    let name = facts.name(scope.symbol)
    let owner = facts.nominalParent(slot)
    let fullName = (owner < 0 ? "" : "\(facts.name(owner)).") + facts.name(slot)
    let given = value.property.map { "its '\(facts.name($0))'" } ?? "the scope itself"
    var subject: [Finding.SubjectKey: Finding.Subject] = [.root: .name(scope.name)]
    if let provider = program.construction.slotCalls.provider(of: call.container, on: root) {
      subject[.provider] = .name(program.catalog.providers[provider].name)
    }
    return Finding(
      rule: id, severity: id.defaultSeverity,
      message: "'\(fullName)' outlives '\(name)' and is filled from \(given); "
        + "every other '\(name)' gets the value made for the first",
      location: call.place(facts), subject: subject,
      notes: [
        .init(message: "the slot is here", location: facts.definitionPlace(slot)),
        .init(
          message: "keep the value in a slot of '\(name)', or make it of what outlives the scope",
          location: scope.place),
      ])
  }
}
