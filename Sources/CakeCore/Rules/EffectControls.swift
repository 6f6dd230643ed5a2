/// Which provider of the program would control an effect.
struct EffectControls {
  private unowned let program: Program
  private var facts: Facts { program.facts }
  private var catalog: Catalog { program.catalog }
  /// For each provider, what its requirements give, and what the program's own types among these
  /// give in turn, as the demangler writes types, without `any` and arguments.
  private let gives: [[(own: Set<String>, inner: Set<String>)]]

  init(_ program: Program) {
    self.program = program
    var membersOf: [Int32: [Int32]] = [:]
    var typeNamed: [String: Int32] = [:]
    let facts = program.facts
    for number in 0..<facts.symbols.count {
      let symbol = facts.symbols.base[number]
      guard symbol.definitionFile >= 0 else { continue }
      let id = Int32(number)
      if symbol.kind.isNominal || symbol.kind == .protocol {
        typeNamed[facts.qualifiedName(id)] = id
      }
      let isMember = symbol.kind == .instanceProperty || symbol.kind == .instanceMethod
      if isMember, !Subkind.isAccessor(symbol.subkind) {
        membersOf[facts.nominalParent(id), default: []].append(id)
      }
    }
    let catalog = program.catalog
    let fresh = FreshValues(program)
    gives = catalog.providers.map { provider in
      provider.requirements.map { requirement in
        let own = Self.given(by: requirement, facts) { fresh.areGiven(by: requirement, $0) }
        var inner: Set<String> = []
        // What a factory makes has such values for itself.
        guard !facts.symbols.base[Int(requirement)].kind.isFunction else { return (own, inner) }
        for type in own.compactMap({ typeNamed[$0] }) {
          let members = membersOf[type] ?? []
          for member in members {
            inner.formUnion(
              Self.given(by: member, facts) { fresh.areGiven(by: member, $0, among: members) })
          }
          for base in catalog.bases(of: type) {
            inner.insert(Self.name(of: base.base, facts))
          }
        }
        return (own, inner)
      }
    }
  }

  /// The result of a property or function, and the first parameter of a function value; a date or an
  /// identifier only where it is a fresh one.
  private static func given(
    by member: Int32, _ facts: Facts, isFresh: (Substring) -> Bool
  ) -> Set<String> {
    guard let text = Demangler.text(usr: facts.usr(member)) else { return [] }
    var type = text[...]
    if let colon = text.firstRange(of: " : ") { type = text[colon.upperBound...] }
    let whole = type
    var found: Set<String> = []
    if type.contains("URLRequest") { found.insert("Foundation.URLRequest") }
    while let arrow = type.firstRange(of: "-> ") { type = type[arrow.upperBound...] }
    let payload = Demangler.payload(ofOptional: type)
    type = payload ?? type
    if type.hasPrefix("any ") { type = type.dropFirst(4) }
    let name = String(type.prefix { $0 != "<" })
    if !FreshValues.mayBeOld(name) || payload == nil && isFresh(whole) { found.insert(name) }
    return found
  }

  private static func name(of symbol: Int32, _ facts: Facts) -> String {
    facts.isDefined(symbol)
      ? facts.qualifiedName(symbol)
      : Demangler.text(usr: facts.usr(symbol)) ?? facts.name(symbol)
  }

  /// Says what would control the effect in the consumer.
  func note(_ effect: Effect, for consumer: Consumer) -> Finding.Note {
    if let need = need(for: effect, of: consumer) {
      return .init(
        message: "'\(program.shown(slice: need.slice))' has '\(name(need.provider))' for this",
        location: facts.definitionPlace(catalog.providers[need.provider].symbol))
    }
    if let other = provider(for: effect.kind, where: { _ in true }) {
      return .init(
        message: "'\(name(other))' could provide it",
        location: facts.definitionPlace(catalog.providers[other].symbol))
    }
    let slice = consumer.slices.min().map { catalog.slices[$0] }
    return .init(
      message: "a provider could control it: '\(suggestion(effect.kind))'",
      location: slice?.place ?? consumer.place)
  }

  /// What the consumer has for it already.
  func need(for effect: Effect, of consumer: Consumer) -> (slice: Int, provider: Int)? {
    for slice in consumer.slices.sorted() {
      let named = provider(for: effect.kind) { catalog.slices[slice].needs.contains($0) }
      if let named { return (slice, named) }
    }
    return nil
  }

  private func name(_ provider: Int) -> String { program.shown(provider: provider) }

  /// The provider that gives such a value; before others, one that gives it at each call.
  private func provider(for kind: Effect.Kind, where isFit: (Int) -> Bool) -> Int? {
    let wanted = self.wanted(kind)
    let candidates = catalog.providers.indices.filter(isFit).sorted {
      catalog.providers[$0].name < catalog.providers[$1].name
    }
    let own = candidates.first { gives[$0].contains { !$0.own.isDisjoint(with: wanted) } }
    // A value that has a shared one for itself gives it to nobody.
    guard own == nil, !kind.isShared else { return own }
    return candidates.first { gives[$0].contains { !$0.inner.isDisjoint(with: wanted) } }
  }

  private func wanted(_ kind: Effect.Kind) -> Set<String> {
    switch kind {
    case .date: Self.foundation("Date").union(Self.generators("DateGenerator"))
    case .uuid: Self.foundation("UUID").union(Self.generators("UUIDGenerator"))
    case .randomness: ["Swift.RandomNumberGenerator"]
    case .time: ["_Concurrency.Clock", "Swift.Clock"]
    case .session: Self.foundation("URLSession").union(Self.foundation("URLRequest"))
    case .shared(let type): Self.foundation(type)
    case .singleton(let type, _):
      Set(
        [facts.qualifiedName(type)]
          + catalog.bases(of: type).filter { facts.isDefined($0.base) }.map {
            facts.qualifiedName($0.base)
          })
    }
  }

  private static func foundation(_ type: String) -> Set<String> {
    [
      "Foundation.\(type)", "FoundationEssentials.\(type)", "FoundationNetworking.\(type)",
      "__C.NS\(type)",
    ]
  }

  /// What others' packages have for it, whose members the program may not know.
  private static func generators(_ type: String) -> Set<String> {
    ["LayerCakeEffects.\(type)", "Dependencies.\(type)"]
  }

  private func suggestion(_ kind: Effect.Kind) -> String {
    let (name, type): (String, String) =
      switch kind {
      case .date: ("Now", "@Sendable () -> Date")
      case .uuid: ("UUID", "@Sendable () -> UUID")
      case .randomness: ("RandomNumbers", "any RandomNumberGenerator")
      case .time: ("Clock", "any Clock<Duration>")
      case .session: ("URLSession", "URLSession")
      case .shared(let type): (type, type)
      case .singleton(let type, let given): (facts.name(type), given ?? facts.name(type))
      }
    return "protocol Has\(name) { var \(Self.lowered(name)): \(type) { get } }"
  }

  /// `urlSession` for `URLSession`: the capitals that it begins with, but for a following word's.
  private static func lowered(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let count = capitals.count == name.count ? capitals.count : max(1, capitals.count - 1)
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}
