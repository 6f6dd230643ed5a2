/// Finds slices and roots whose values can come out of a type that does not name them.
///
/// A generic argument, a function type, a superclass's argument, the witness of a requirement that
/// does not name it, an associated type: whoever reads a member on what comes out has nothing in
/// reach that tells of the slice. A use whose receiver is not known could be of any of them.
struct Laundering {
  private let signatures: Signatures
  private var catalog: Catalog { signatures.catalog }
  private var facts: Facts { signatures.facts }

  init(_ signatures: Signatures) { self.signatures = signatures }

  func nodes() -> Set<Node> {
    var found = catalog.nodes(of: signatures.hidden)
    found.formUnion(argumentsInBodies())
    found.formUnion(witnesses())
    found.formUnion(associatedTypes())
    found.formUnion(wrapped())
    return found
  }

  /// `Key<any Slice>.self` in code: the generic type goes on without its name.
  private func argumentsInBodies() -> Set<Node> {
    var found: Set<Node> = []
    for mention in signatures.bodyMentions {
      let occurrence = facts.files[mention.use.file].record.occurrences.base[mention.use.occurrence]
      let source = facts.source(mention.use.file)
      guard let token = source.token(line: Int(occurrence.line), column: Int(occurrence.column)),
        source.isGenericArgument(token)
      else { continue }
      found.formUnion(catalog.nodes(of: mention.targets))
    }
    return found
  }

  /// What answers a requirement in other words fixes an associated type, or narrows a result.
  private func witnesses() -> Set<Node> {
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
    return found
  }

  /// A nested alias with the name of an associated type is, or could be, what that is.
  private func associatedTypes() -> Set<Node> {
    var names: Set<String> = []
    for number in 0..<facts.symbols.count
    where facts.symbols.base[number].subkind == Subkind.associatedType {
      names.insert(facts.name(Int32(number)))
    }
    var found: Set<Node> = []
    for alias in Array(catalog.sliceOf.keys) + catalog.mentionAliases {
      let value = facts.symbols.base[Int(alias)]
      guard value.kind == .alias, value.parent >= 0, names.contains(facts.name(alias)) else {
        continue
      }
      found.formUnion(catalog.nodes(of: signatures.targets(of: alias)))
    }
    return found
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
  /// Whether a type stands between `<` and `>`, with nothing but other types around it.
  fileprivate func isGenericArgument(_ token: Int) -> Bool {
    var index = token - 1
    while index > 0 {
      if startsWith(index, 60) { return !self[index].spaceBefore }
      let isPart =
        isIdentifier(index) && !isKeyword(index) || matchesAny(index, ".", ",", "&", "->")
      guard isPart || matchesAny(index, "(", "[", "?", ")", "]") else { return false }
      index -= 1
    }
    return false
  }

  /// Whether an attribute that could be a property wrapper stands before `var`.
  fileprivate func isWrapped(property name: Int) -> Bool {
    var index = name - 1
    while index > 0 {
      if matches(index, ")"), let open = partner(of: index), open > 0 { index = open - 1 }
      if matches(index - 1, "@") {
        if !matches(index, "MainActor"), (65...90).contains(byte(at: index)) { return true }
        index -= 2
      } else if isAccess(index)
        || matchesAny(index, "var", "static", "final", "override", "nonisolated", "set")
      {
        index -= 1
      } else {
        return false
      }
    }
    return false
  }
}
