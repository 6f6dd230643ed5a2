/// Finds slices and roots whose values can come out of a type that does not name them.
///
/// A generic argument, a function type, a superclass's argument, the witness of a requirement that
/// does not name it, an associated type: whoever reads a member on what comes out has nothing in
/// reach that tells of the slice. A use whose receiver is not known could be of any of them.
struct Laundering {
  let signatures: Signatures
  let catalog: Catalog
  let facts: Facts

  init(_ signatures: Signatures) {
    self.signatures = signatures
    catalog = signatures.catalog
    facts = signatures.facts
  }

  func nodes() -> Set<Node> {
    var found = catalog.nodes(of: signatures.hidden)
    found.formUnion(argumentsInBodies())
    found.formUnion(witnesses())
    found.formUnion(associatedTypes().values.joined())
    found.formUnion(wrapped())
    return found
  }

  /// The slices that an associated type is: some code may ask that it be another type, as in
  /// `where J.Services == S`, `KeyPath<S, J.Services>` or `Job<S>`.
  func compared() -> Set<Node> {
    witnesses().union(associatedTypes().values.joined()).filter {
      catalog.isSlice($0) || catalog.provider(of: $0) != nil
    }
  }

  /// `Key<any Slice>.self` in code, or an alias of such a type: the generic type goes on without its
  /// name.
  private func argumentsInBodies() -> Set<Node> {
    var found: Set<Node> = []
    for mention in signatures.bodyMentions {
      guard let token = facts.token(of: mention.use.occurrence, in: mention.use.file),
        facts.source(mention.use.file).anglesAround(token) != nil
          || signatures.isInvariantAlias(mention.use)
      else { continue }
      found.formUnion(catalog.nodes(of: mention.targets))
    }
    return found
  }

  /// What answers a requirement in other words fixes an associated type, or narrows a result.
  func witnesses() -> Set<Node> {
    var found: Set<Node> = []
    for index in 0..<facts.overrides.count {
      let relation = facts.overrides.base[index]
      guard let own = signatures.signature(relation.overriding) else { continue }
      let parent = facts.nominalParent(relation.overridden)
      let isClass = parent >= 0 && facts.symbols.base[Int(parent)].kind == .class
      let mentions = own.mentions.filter { !isClass || $0.position != .parameter }
      let other = signatures.signature(relation.overridden)?.mentions ?? []
      found.formUnion(
        catalog.nodes(of: mentions.map(\.target))
          .subtracting(catalog.nodes(of: other.map(\.target))))
    }
    return found.union(memberwiseWitnesses())
  }

  /// `struct Report: Job { let services: any S }` answers `init(services: Services)` by what it gets
  /// from its properties.
  private func memberwiseWitnesses() -> Set<Node> {
    let owners = catalog.ownersOfAssociatedTypes
    var asking: Set<Int32> = []
    if owners.isEmpty { return [] }
    facts.symbolsByKind.forEach(.constructor) { number in
      let parent = facts.symbols.base[Int(number)].parent
      if owners.contains(parent) { asking.insert(parent) }
    }
    guard !asking.isEmpty else { return [] }
    var found: Set<Node> = []
    for (symbol, signature) in signatures.all
    where facts.symbols.base[Int(symbol)].kind == .instanceProperty {
      let type = facts.nominalParent(symbol)
      guard type >= 0, facts.symbols.base[Int(type)].kind == .struct,
        !catalog.inheritedProtocols(type).isDisjoint(with: asking)
      else { continue }
      found.formUnion(catalog.nodes(of: signature.mentions.map(\.target)))
    }
    return found
  }

  /// By associated type the slices of nested aliases with its name, which are what it is, or could be.
  func associatedTypes() -> [Int32: Set<Node>] {
    var aliases: [String: Set<Node>] = [:]
    for alias in Array(catalog.sliceOf.keys) + catalog.mentionAliases {
      let value = facts.symbols.base[Int(alias)]
      guard value.kind == .alias, value.parent >= 0 else { continue }
      aliases[facts.name(alias), default: []].formUnion(
        catalog.nodes(of: signatures.targets(of: alias)))
    }
    var found: [Int32: Set<Node>] = [:]
    for number in facts.associatedTypes {
      found[number] = aliases[facts.name(number)] ?? []
    }
    return found
  }

  /// What converts values to what associated types are.
  struct Conversions {
    /// Functions and properties with a closure that gives back what an associated type is, each with the
    /// slices that this can be: `(Environment) -> Child.Environment`.
    ///
    /// What the closure gets is converted, `{ $0 }`, and nothing in it says so.
    var byClosures: [Int32: Set<Node>] = [:]
    /// Functions and properties that take values of such a type.
    var takers: Set<Int32> = []
  }

  func conversions() -> Conversions {
    let types = associatedTypes()
    let inferred = types.isEmpty ? [] : witnesses()
    var found = Conversions()
    guard !inferred.isEmpty || types.contains(where: { !$0.value.isEmpty }) else { return found }
    for file in catalog.files(with: Set(types.keys)) {
      let record = facts.files[file].record
      let source = facts.source(file)
      for index in 0..<record.occurrences.count {
        let occurrence = record.occurrences.base[index]
        let symbol = facts.files[file].numbers.base[Int(occurrence.symbol)]
        guard let slices = types[symbol], occurrence.roles.contains(.reference),
          let token = facts.token(of: index, in: file),
          case .header(let owner) = signatures.declarations.owner(ofToken: token, in: file),
          !isOwnResult(token, of: owner, source)
        else { continue }
        guard source.isResult(token) else {
          found.takers.insert(owner)
          continue
        }
        found.byClosures[owner, default: []].formUnion(
          slices.union(inferred).filter { catalog.root(of: $0) == nil })
      }
    }
    return found
  }

  /// Whether a type is what a function itself gives back, which is converted by nobody.
  private func isOwnResult(_ token: Int, of symbol: Int32, _ source: SourceText) -> Bool {
    let value = facts.symbols.base[Int(symbol)]
    guard value.kind.isFunction || value.subkind == Subkind.subscripting,
      let result = signatures.declarations.text(of: symbol)?.result
    else { return false }
    return result.contains(token) && !result.contains { source.matches($0, "->") }
  }

  /// A property wrapper is generic over what it wraps, and `$name` does not name that.
  private func wrapped() -> Set<Node> {
    var found: Set<Node> = []
    for (symbol, signature) in signatures.all where !signature.isEmpty {
      let value = facts.symbols.base[Int(symbol)]
      guard value.kind.isProperty, value.definitionFile >= 0,
        let text = signatures.declarations.text(of: symbol)
      else { continue }
      let source = facts.source(Int(value.definitionFile))
      if source.isWrapped(property: text.nameToken) {
        found.formUnion(catalog.nodes(of: signature.mentions.map(\.target)))
      }
    }
    return found
  }
}

extension SourceText {
  /// Whether a type is what a function gives back.
  fileprivate func isResult(_ token: Int) -> Bool {
    var start = token
    while matches(start - 1, "."), isIdentifier(start - 2) { start -= 2 }
    while matchesAny(start - 1, "(", "[", "any") { start -= 1 }
    return matches(start - 1, "->")
  }

  /// Whether an attribute that could be a property wrapper stands before `var`.
  fileprivate func isWrapped(property name: Int) -> Bool {
    var index = name - 1
    while index > 0 {
      if matches(index, ")"), let open = partner(of: index), open > 0 { index = open - 1 }
      if matches(index - 1, "@") {
        if !matches(index, "MainActor"), (65...90).contains(byte(at: index)) { return true }
        index -= 2
      } else if Self.modifiers.contains(self.name(at: index)), !matches(index, "let") {
        index -= 1
      } else {
        return false
      }
    }
    return false
  }
}
