/// Where consumers name effects.
struct AmbientUses {
  struct Key: Hashable, Comparable {
    var consumer: Int
    var symbol: String

    static func < (left: Key, right: Key) -> Bool {
      (left.consumer, left.symbol) < (right.consumer, right.symbol)
    }
  }

  private let program: Program
  private var facts: Facts { program.facts }

  init(_ program: Program) { self.program = program }

  func found() -> [Key: (Effect, [SourcePlace])] {
    guard !program.consumers.isEmpty else { return [:] }
    let effects = self.effects()
    guard !effects.isEmpty else { return [:] }
    let composing = program.compositionRoots()
    var found: [Key: (Effect, [SourcePlace])] = [:]
    let references = program.catalog.references(to: Set(effects.keys)) { $0.isOwn && !$0.isTest }
    for reference in references where !reference.isImplicit {
      let effect = effects[reference.symbol]!
      let owner = program.flow.owner(of: reference)
      guard let number = program.consumer(around: owner),
        !composing.contains(program.consumers[number].symbol),
        isReached(effect, by: owner, at: reference, program.consumers[number])
      else { continue }
      let place = facts.place(of: reference)
      let key = Key(consumer: number, symbol: effect.symbol)
      let first = found[key]
      // The name that the finding shows is that of its first place.
      let isFirst = first?.1.allSatisfy { place < $0 } ?? true
      found[key] = (isFirst ? effect : first!.0, (first?.1 ?? []) + [place])
    }
    return found
  }

  /// The symbols that have an effect.
  private func effects() -> [Int32: Effect] {
    var found: [Int32: Effect] = [:]
    for number in 0..<facts.symbols.count {
      let symbol = facts.symbols.base[number]
      let id = Int32(number)
      guard symbol.kind.isProperty || symbol.kind.isFunction else { continue }
      if symbol.definitionFile < 0 {
        guard facts.mayBegin(id, Effect.firstBytes) else { continue }
        found[id] = Effect.outside(name: facts.name(id), usr: facts.usr(id))
      } else if symbol.kind == .staticProperty || symbol.kind == .classProperty,
        facts.files[Int(symbol.definitionFile)].isOwn
      {
        found[id] = singleton(id, symbol)
      }
    }
    return found
  }

  /// A static property that holds the one object of its own type. Of a structure, it is more
  /// likely a constant, unless its name or a setter says otherwise; of an enumeration, always.
  private func singleton(_ symbol: Int32, _ value: Facts.Symbol) -> Effect? {
    let name = facts.name(symbol)
    let type = facts.nominalParent(symbol)
    guard ["shared", "default", "standard", "current"].contains(name), type >= 0,
      facts.isDefined(type), program.catalog.rootOf[type] == nil
    else { return nil }
    switch facts.symbols.base[Int(type)].kind {
    case .class: break
    case .struct:
      guard name == "shared" || name == "current", !isMadeAnew(symbol) else { return nil }
    default: return nil
    }
    // What a global actor, or any protocol from outside, demands of the type.
    guard !program.foreignWitnesses.contains(symbol) else { return nil }
    let protocols = facts.givesOwnType(symbol) ? [] : protocolsGiven(by: symbol, of: type)
    guard let protocols else { return nil }
    return Effect(
      symbol: facts.qualifiedName(symbol), shown: "\(facts.name(type)).\(name)",
      kind: .singleton(
        type, as: protocols.isEmpty ? nil : "any " + protocols.joined(separator: " & ")))
  }

  /// The protocols of its own type that a static property gives its object as; nil of anything else.
  private func protocolsGiven(by property: Int32, of type: Int32) -> [String]? {
    let known = program.catalog.bases(of: type).map(\.base)
      .filter { facts.isDefined($0) && facts.symbols.base[Int($0)].kind == .protocol }
    var found: [String] = []
    for term in facts.termsGiven(byStatic: property) where term != "Swift.Sendable" {
      guard let base = known.first(where: { facts.qualifiedName($0) == term }) else { return nil }
      found.append(String(facts.name(base)))
    }
    return found.isEmpty ? nil : found
  }

  /// `static var shared: Session { Session() }`: of a structure, nobody shares anything.
  private func isMadeAnew(_ property: Int32) -> Bool {
    guard let text = program.flow.declarations.text(of: property), text.body.count >= 3 else {
      return false
    }
    let source = facts.source(Int(facts.symbols.base[Int(property)].definitionFile))
    let (first, end) = (text.body.lowerBound, text.body.upperBound)
    guard source.matches(first - 1, "{"), source.matches(end - 2, "("), source.matches(end - 1, ")")
    else { return false }
    let made = source.name(at: first)
    return end - first == 3 && (made == facts.name(facts.nominalParent(property)) || made == "Self")
  }

  /// Whether the code itself reaches for it: not a caller through a default, not a double's wiring.
  private func isReached(
    _ effect: Effect, by owner: Int32, at reference: Reference, _ consumer: Consumer
  ) -> Bool {
    if case .singleton(let type, _) = effect.kind, type == consumer.symbol { return false }
    if program.flow.units[owner]?.wiredRoots.isEmpty == false { return false }
    let value = facts.symbols.base[Int(owner)]
    // A default implementation of what a provider asks for is wiring.
    let parent = facts.nominalParent(owner)
    if parent >= 0, facts.symbols.base[Int(parent)].kind == .protocol,
      program.catalog.memberNames.contains(String(facts.name(owner).prefix { $0 != "(" }))
    {
      return false
    }
    let source = facts.source(reference.file)
    guard let token = facts.token(of: reference) else { return false }
    if let text = program.flow.declarations.text(of: owner) {
      // Whoever calls may pass something else than a parameter's default value.
      if value.kind.isFunction, text.header.contains(token) { return false }
      if program.isDefaultOfMember(owner) { return false }
    }
    switch effect.symbol {
    case "Swift.Task.sleep": return !hasArgument("clock", after: token, source)
    case "Dispatch.DispatchQueue.asyncAfter":
      return source.name(at: source.chainStart(token)) == "DispatchQueue"
    default: return true
    }
  }

  private func hasArgument(_ label: String, after token: Int, _ source: SourceText) -> Bool {
    guard source.matches(token + 1, "("), let close = source.partner(of: token + 1) else {
      return false
    }
    return source.arguments(in: token + 1, close).contains { argument in
      source.name(at: argument.lowerBound) == label && source.matches(argument.lowerBound + 1, ":")
    }
  }
}
