/// What a slot of a scope makes holds that scope, so neither is ever released.
enum SelfKeepingScope: Rule {
  static let id = RuleID.selfKeepingScope

  static func findings(in program: Program) -> [Finding] {
    let construction = program.construction
    let calls = construction.slotCalls
    let facts = program.facts
    var found: [Finding] = []
    for call in calls.all where call.lifetime != .weak && call.isCertain {
      for root in calls.roots(of: call.container)
      where program.catalog.roots[root].kind == .scope {
        let value = construction.fill(of: call.container, on: root, at: call.token)
        guard let slot = ownSlot(call.slot, on: root, construction),
          let path = path(from: value, to: root, construction)
        else { continue }
        let named = call.lifetime == .named ? call.container : slot
        found.append(finding(named, call.place(facts), call.container, path, root, program))
      }
    }
    for property in calls.lazyProperties {
      let file = facts.files[facts.file(of: property)]
      for root in calls.roots(of: property)
      where program.catalog.roots[root].kind == .scope && file.isOwn && !file.isTest {
        let value = construction.result(of: property, on: root)
        guard let path = path(from: value, to: root, construction) else { continue }
        found.append(
          finding(property, facts.definitionPlace(property), property, path, root, program))
      }
    }
    return found
  }

  /// The slot if the scope holds it by what it stores; what its parent has is another rule's.
  private static func ownSlot(
    _ slot: Code, on root: Int, _ construction: Construction, depth: Int = 0
  ) -> Int32? {
    guard case .member(let base, let symbol, _) = slot, depth < 8 else { return nil }
    let members = construction.members
    var next = base
    while case .member(let further, let property, _)? = next {
      guard members.isStored(property), !construction.isParent(property) else { return nil }
      next = further
    }
    guard next?.isThis ?? true,
      construction.facts.symbols.base[Int(symbol)].kind == .instanceProperty
    else { return nil }
    guard base?.isThis ?? true, let steps = construction.stepsOfComputed(symbol, on: root) else {
      return symbol
    }
    // Its code names the slot, which may be the parent's, or makes a new one each time.
    guard case .result(let code)? = steps.first else { return nil }
    return ownSlot(code, on: root, construction, depth: depth + 1)
  }

  /// The stored properties that lead from a value to the root; nil where none is known to.
  private static func path(
    from value: ConstructionValue, to root: Int, _ construction: Construction
  ) -> [Int32]? {
    switch value {
    case .unknown: return nil
    case .root(let other): return other == root ? [] : nil
    case .object(let number):
      for (property, value) in construction.objects[number].fields.sorted(by: { $0.key < $1.key })
      where holds(property, construction) {
        guard let rest = path(from: value, to: root, construction) else { continue }
        return property < 0 ? rest : [property] + rest
      }
      return nil
    }
  }

  /// Whether a property keeps what it has; a list's elements and a case's values are kept anyway.
  private static func holds(_ property: Int32, _ construction: Construction) -> Bool {
    property < 0 || construction.facts.symbols.base[Int(property)].kind == .enumCase
      || construction.members.isStored(property)
  }

  private static func finding(
    _ slot: Int32, _ place: SourcePlace, _ container: Int32, _ path: [Int32], _ root: Int,
    _ program: Program
  ) -> Finding {
    let facts = program.facts
    let scope = program.catalog.roots[root]
    let name = facts.name(scope.symbol)
    var subject: [Finding.SubjectKey: Finding.Subject] = [.root: .name(scope.name)]
    if let provider = program.construction.slotCalls.provider(of: container, on: root) {
      subject[.provider] = .name(program.catalog.providers[provider].name)
    }
    let holders = path.map { property in
      Finding.Note(
        message: "held by '\(facts.name(facts.nominalParent(property))).\(facts.name(property))'",
        location: facts.definitionPlace(property))
    }
    return Finding(
      rule: id, severity: id.defaultSeverity,
      message: "what '\(name).\(facts.name(slot))' makes holds the '\(name)' that keeps it; "
        + "neither is ever released",
      location: place, subject: subject,
      notes: holders + [
        .init(
          message: "hand over the values that it needs instead of '\(name)', "
            + "or make it anew whenever it is asked for",
          location: place)
      ])
  }
}
