/// How roots come to what they provide: what answers, how long it lives, what it makes.
final class RootReader {
  /// What answers for a provider in a root.
  struct Answer {
    var origin: GraphModel.Grant.Origin
    var lifetime: GraphModel.Grant.Lifetime?
    var place: SourcePlace?
    /// The consumers that are made to answer, by number.
    var makes: [Int]
  }

  private let program: Program
  private let members: Members
  private var catalog: Catalog { program.catalog }
  private var facts: Facts { program.facts }
  /// For each member of a root, what its code names.
  private lazy var named = namedByMembers()

  init(_ program: Program) {
    self.program = program
    members = Members(program)
  }

  /// The root that a scope's stored parent is of.
  func parent(of root: Int) -> Int? {
    for (symbol, signature) in program.flow.signatures.all.sorted(by: { $0.key < $1.key })
    where facts.nominalParent(symbol) == catalog.roots[root].symbol
      && facts.name(symbol) == "parent" && facts.symbols.base[Int(symbol)].kind.isProperty
    {
      for mention in signature.mentions {
        if case .node(let node) = mention.target, let parent = catalog.root(of: node) {
          return parent
        }
      }
    }
    return nil
  }

  func answer(for provider: Int, in root: Int) -> Answer {
    let requirements = catalog.providers[provider].requirements
    guard let requirement = requirements.first, let member = resolve(requirement, in: root) else {
      return Answer(origin: .unknown, lifetime: nil, place: nil, makes: [])
    }
    let place = facts.isDefined(member) ? facts.definitionPlace(member) : nil
    let owner = facts.nominalParent(member)
    guard owner >= 0, facts.symbols.base[Int(owner)].kind.isNominal else {
      let isParents = isForScopes(facts.symbols.base[Int(member)].parent)
      return Answer(
        origin: isParents ? .parent : .layer, lifetime: nil, place: place,
        makes: isParents ? [] : consumers(madeBy: [member], in: root))
    }
    let answers = Set(requirements.compactMap { resolve($0, in: root) })
    var lifetime = self.lifetime(of: member, depth: 0)
    if catalog.roots[root].kind == .scope, lifetime == .singleton || lifetime == .stored {
      lifetime = .scoped
    }
    return Answer(
      origin: .makes, lifetime: lifetime, place: place,
      makes: consumers(madeBy: answers.sorted(), in: root))
  }

  private func resolve(_ member: Int32, in root: Int) -> Int32? {
    members.resolve(member, on: .root(root), type: catalog.roots[root].symbol)
  }

  /// Whether an extension is for types with a parent that has the provider.
  private func isForScopes(_ symbol: Int32) -> Bool {
    guard symbol >= 0, let clause = program.flow.declarations.text(of: symbol)?.whereClause else {
      return false
    }
    let source = facts.source(Int(facts.symbols.base[Int(symbol)].definitionFile))
    return clause.contains { source.matches($0, "Parent") }
  }

  /// How long the value of a root's own member lives; nil where its text does not tell.
  private func lifetime(of member: Int32, depth: Int) -> GraphModel.Grant.Lifetime? {
    let value = facts.symbols.base[Int(member)]
    guard value.kind.isProperty else { return .transient }
    guard depth < 4, !value.isImplicit, let text = program.flow.declarations.text(of: member) else {
      return nil
    }
    let source = facts.source(Int(value.definitionFile))
    if let slot = slot(text, source) { return slot }
    guard source.matches(text.header.upperBound, "{") else { return .stored }
    guard let getter = source.getter(in: text.body) else { return .stored }
    return lifetime(ofGetter: getter, Int(value.definitionFile), source, depth)
  }

  /// What a wrapper, or the type of a slot that is called with a closure, says.
  private func slot(_ text: DeclarationText, _ source: SourceText) -> GraphModel.Grant.Lifetime? {
    for attribute in source.attributes(before: text.nameToken) {
      if source.matches(attribute.name, "Singleton") { return .singleton }
      if source.matches(attribute.name, "WeakSingleton") { return .weak }
    }
    let isBraced = source.matches(text.header.upperBound, "{")
    let first = text.result.first ?? (isBraced ? nil : text.body.first)
    guard let first else { return nil }
    if source.matchesAny(first, "Singleton", "Singletons") { return .singleton }
    return source.matches(first, "WeakSingleton") ? .weak : nil
  }

  /// A getter that names a slot first answers with what is in it.
  private func lifetime(
    ofGetter body: Range<Int>, _ file: Int, _ source: SourceText, _ depth: Int
  ) -> GraphModel.Grant.Lifetime? {
    var first = body.lowerBound
    while source.matchesAny(first, "return", "self", ".") { first += 1 }
    guard first < body.upperBound, let property = property(at: first, in: file, source) else {
      return .transient
    }
    let isAlone = first + 1 >= body.upperBound
    let isCalled = source.matches(first + 1, "{") || source.matches(first + 1, "(")
    let answer = lifetime(of: property, depth: depth + 1)
    switch answer {
    case .singleton, .weak: return isAlone || isCalled ? answer : .transient
    default: return isAlone ? answer : .transient
    }
  }

  private func property(at token: Int, in file: Int, _ source: SourceText) -> Int32? {
    for symbol in facts.symbols(at: token, in: file) {
      let isOfRoot = catalog.rootOf[facts.nominalParent(symbol)] != nil
      if facts.symbols.base[Int(symbol)].kind.isProperty, isOfRoot { return symbol }
    }
    return nil
  }

  /// The consumers that some members make, over other members of roots as well.
  private func consumers(madeBy members: [Int32], in root: Int) -> [Int] {
    var found: Set<Int> = []
    var seen = Set(members)
    var pending = members
    while let member = pending.popLast() {
      for symbol in named[member] ?? [] {
        let kind = facts.symbols.base[Int(symbol)].kind
        if kind.isFunction, let entity = program.facts.consumer(for: symbol),
          let consumer = program.consumerNumbers[entity], catalog.rootOf[entity] == nil
        {
          found.insert(consumer)
          continue
        }
        let owner = facts.nominalParent(symbol)
        guard owner >= 0, kind != .constructor else { continue }
        var next: Int32? = catalog.rootOf[owner] == nil ? nil : symbol
        if !catalog.providers(ofMember: symbol).isEmpty { next = resolve(symbol, in: root) ?? next }
        if let next, seen.insert(next).inserted { pending.append(next) }
      }
    }
    return found.sorted()
  }

  private func namedByMembers() -> [Int32: [Int32]] {
    let owners = Set(catalog.rootOf.keys)
    var found: [Int32: Set<Int32>] = [:]
    for file in facts.files.indices {
      let (record, numbers) = (facts.files[file].record, facts.files[file].numbers)
      for index in 0..<record.occurrences.count {
        let occurrence = record.occurrences.base[index]
        guard occurrence.container >= 0, occurrence.roles.contains(.reference) else { continue }
        let owner = numbers.base[Int(occurrence.container)]
        let symbol = numbers.base[Int(occurrence.symbol)]
        let kind = facts.symbols.base[Int(symbol)].kind
        guard kind.isFunction || kind.isProperty, owners.contains(facts.nominalParent(owner)) else {
          continue
        }
        found[owner, default: []].insert(symbol)
      }
    }
    return found.mapValues { $0.sorted() }
  }
}
